// Rankings of titles by number of viewers, by number of favourites and by rating.
export { createRankingCache } from './ranking-cache.ts';
export { createRankingHandlers } from './rankings.routes.ts';
