import {
  createWatchlistQuery,
  createWatchlistsQuery,
} from '../../features/watchlists/api/watchlist-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

/** In the browser the page loads lists without a prefetch, because lists change on other devices. */
export const watchlistsPage: Page = {
  searchParamNames: ['lastSeen'],
  listQueries: (environment, { params: { watchlistId }, search }) => {
    if (!import.meta.env.SSR || !environment.realm.features.watchlists) return [];
    if (watchlistId)
      return environment.isForGuest
        ? [createWatchlistQuery(environment, watchlistId, search.get('lastSeen'))]
        : [];
    return environment.isForGuest ? [] : [createWatchlistsQuery(environment)];
  },
  load: () => import('./watchlists.tsx'),
  module: 'src/pages/watchlists/watchlists.tsx',
  getStatus: ({ realm }) => (realm.features.watchlists ? 200 : 404),
};
