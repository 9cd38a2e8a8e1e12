export { createFirstTitleLoader } from './operations/load-first-titles.ts';
export { watchlistData } from './personal-data.queries.ts';
export { deleteExpiredRemovedItems } from './removed-items.queries.ts';
export { createWatchlistHandlers } from './watchlists.routes.ts';
