import type { Handlers } from '../../../calls/index.ts';
import type { LoadFilters } from './filter-cache.ts';
import { readBrowse } from './read-browse.ts';
import { type GridServices, readContentGrid } from './read-content-grid.ts';

export function createGridHandlers(
  services: GridServices & { loadFilters: LoadFilters },
): Handlers<'getContentGrid' | 'getBrowse'> {
  return {
    getContentGrid: ({ query }, ctx) => {
      const { id, rpp, lastSeen, displayGeoblocked, genre, type, sort } = query;
      const refinements = { genre, type, sort };
      return readContentGrid(services, ctx, { id, size: rpp, lastSeen, displayGeoblocked, refinements });
    },

    getBrowse: (_input, ctx) => readBrowse(services.loadFilters, ctx),
  };
}
