export { watchlistHandlers } from './watchlists.routes.ts';
