export { createFirstTitleLoader } from './operations/load-first-titles.ts';
export { deleteExpiredRemovedItems } from './removed-items.queries.ts';
export { createWatchlistHandlers } from './watchlists.routes.ts';
