export { createWatchlistFirsts } from './operations/read-firsts.ts';
export { watchlistHandlers } from './watchlists.routes.ts';
