import type { Page } from '../page.ts';

/** Asked for by the page itself: documents are kept for guests, and lists come and go as their owners like. */
export const watchlistsPage: Page = {
  load: () => import('./watchlists.tsx').then(({ WatchlistsPage }) => WatchlistsPage),
  module: 'src/pages/watchlists/watchlists.tsx',
  status: ({ realm }) => (realm.features.watchlists ? 200 : 404),
};
