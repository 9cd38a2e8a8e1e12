import type { Handlers } from '../../../calls/index.ts';
import type { ChoicesOf } from './choice-cache.ts';
import { readBrowse } from './read-browse.ts';
import { type GridServices, readContentGrid } from './read-content-grid.ts';

export function gridHandlers(
  services: GridServices & { loadChoices: ChoicesOf },
): Handlers<'getContentGrid' | 'getBrowse'> {
  return {
    getContentGrid: ({ query }, ctx) => {
      const { id, rpp, lastSeen, displayGeoblocked, genre, type, sort } = query;
      const refines = { genre, type, sort };
      return readContentGrid(services, ctx, { id, size: rpp, lastSeen, displayGeoblocked, refines });
    },

    getBrowse: (_input, ctx) => readBrowse(services.loadChoices, ctx),
  };
}
