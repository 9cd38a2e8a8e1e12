export { createLoadFirstTitles } from './operations/load-first-titles.ts';
export { watchlistHandlers } from './watchlists.routes.ts';
