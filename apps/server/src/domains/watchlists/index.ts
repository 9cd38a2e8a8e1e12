export { createLoadFirstTitles } from './operations/load-first-titles.ts';
export { createWatchlistHandlers } from './watchlists.routes.ts';
