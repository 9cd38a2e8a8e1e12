import { watchlistQuery } from '../../features/watchlists/api/watchlist-queries.ts';
import type { Page } from '../../shared/navigation/page.ts';

/**
 * In the browser it asks for itself: lists come and go as their owners like. Whoever is signed in changes lists, on several
 * devices at once: what they see is asked for when they hear of changes already.
 */
export const watchlistsPage: Page = {
  queries: (environment, { params: { watchlistId }, search }) =>
    import.meta.env.SSR && environment.isForGuest && watchlistId && environment.realm.features.watchlists
      ? [watchlistQuery(environment, watchlistId, search.get('lastSeen'))]
      : [],
  load: () => import('./watchlists.tsx').then(({ WatchlistsPage }) => WatchlistsPage),
  module: 'src/pages/watchlists/watchlists.tsx',
  status: ({ realm }) => (realm.features.watchlists ? 200 : 404),
};
