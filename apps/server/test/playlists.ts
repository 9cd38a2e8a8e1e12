// Set-up that the tests of playlists, seasons and series share.
import type { Paging } from '@matinee/contract';
import { createPlaylist } from '../src/domains/playlists/index.ts';
import type { NewContent } from '../src/domains/titles/index.ts';
import { countQueriesForPath } from './count-queries.ts';
import { readPages } from './list-pages.ts';
import type { TestService } from './service.ts';

/** Lengths of a list with the lengths of its pages, around one page of 25. */
export const pageBoundaries = [
  { count: 0, pageLengths: [0] },
  { count: 1, pageLengths: [1] },
  { count: 24, pageLengths: [24] },
  { count: 25, pageLengths: [25] },
  { count: 26, pageLengths: [25, 1] },
];

export const createEnglishTexts = (title: string): NewContent['texts'] => ({ en: { title } });

export const listTitles = (cards: readonly { title: string }[] = []) => cards.map(({ title }) => title);

/** Binds the helpers to the service of a test file, which starts later. */
export function createPlaylistHelpers(getService: () => TestService) {
  const createCommonFields = () => ({ realmId: getService().realmId, now: getService().clock.now() });
  return {
    createCommonFields,
    createTestPlaylist: (title: string, items: readonly number[], overrides: Partial<NewContent> = {}) =>
      createPlaylist(getService().services.db, {
        ...createCommonFields(),
        texts: createEnglishTexts(title),
        numbered: false,
        items,
        ...overrides,
      }),
    fetchBody: async <T>(path: string, token?: string): Promise<T> =>
      (await getService().request<T>(path, token === undefined ? {} : { token })).body,
    readAllPages: <T extends { paging: Paging }>(
      path: string,
      getTitles: (body: T) => string[],
      rpp?: number,
    ) => readPages<T>(getService(), path, getTitles, rpp),
    countQueriesForPath: (path: string) => countQueriesForPath(getService(), path),
  };
}
