import { createWatchlistQuery } from '../../features/watchlists/api/watchlist-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

/**
 * The server loads the list for guests only. In the browser the page loads it without a prefetch, because
 * lists change on other devices.
 */
export const watchlistsPage: Page = {
  searchParams: ['lastSeen'],
  listQueries: (environment, { params: { watchlistId }, search }) =>
    import.meta.env.SSR && environment.isForGuest && watchlistId && environment.realm.features.watchlists
      ? [createWatchlistQuery(environment, watchlistId, search.get('lastSeen'))]
      : [],
  load: () => import('./watchlists.tsx'),
  module: 'src/pages/watchlists/watchlists.tsx',
  getStatus: ({ realm }) => (realm.features.watchlists ? 200 : 404),
};
