// Queries of favourites and history.
import type { Card, Paging } from '@matinee/contract';
import { pageSizes } from '@matinee/rules';
import type { Environment } from '../../../shared/environment/environment.ts';
import { createPagedQuery, type PagedQuery } from '../../../shared/paging/paged-query.ts';
import { getUser } from '../../../shared/session/session.ts';

export interface LibraryPage {
  contentList: Card[];
  paging: Paging;
}

/** Whether the favourites are shown as a grid or as a list. */
export type FavouritesVariant = 'grid' | 'list';

const pageSizeByVariant = { grid: pageSizes.favourites, list: pageSizes.favouritesList } as const;

export function createFavouritesQuery(
  { caller, language }: Environment,
  variant: FavouritesVariant,
  startCursor: string | null,
): PagedQuery<LibraryPage> {
  const favouritesQuery = createPagedQuery<LibraryPage>({
    queryKey: ['favourites', variant, startCursor, language],
    startCursor,
    readPage: async (lastSeen, signal) => {
      const query = { rpp: pageSizeByVariant[variant], ...(lastSeen !== null && { lastSeen }) };
      const { vods, paging } = await caller.call('getFavourites', { query, signal });
      return { contentList: vods, paging };
    },
  });
  return skipRequestWhen(favouritesQuery, (user) => user?.isGuest ?? true);
}

export function createHistoryQuery(
  { caller, client, language }: Environment,
  startCursor: string | null,
): PagedQuery<LibraryPage> {
  const historyQuery = createPagedQuery<LibraryPage>({
    queryKey: ['history', startCursor, language],
    startCursor,
    readPage: (lastSeen, signal) =>
      caller.call('getHistory', { query: lastSeen === null ? {} : { lastSeen }, signal }),
  });
  // On the server, a viewer without a session has no history to load.
  return skipRequestWhen(historyQuery, (user) => !client && !user);
}

type User = ReturnType<typeof getUser>;

/** Returns a query with an empty list, and without a request, when the user cannot have the list. */
function skipRequestWhen(
  query: PagedQuery<LibraryPage>,
  shouldSkip: (user: User) => boolean,
): PagedQuery<LibraryPage> {
  const emptyPage = { contentList: [], paging: { lastSeen: null, moreDataAvailable: false } };
  return {
    ...query,
    queryFn: async (context) =>
      context.client && shouldSkip(getUser(context.client))
        ? { pages: [emptyPage], pageParams: [query.startCursor] }
        : query.queryFn(context),
  };
}
