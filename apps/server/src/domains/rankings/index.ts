// Rankings of titles by viewers, favourites and ratings.
export { createRankingCache } from './ranking-cache.ts';
export { createRankingHandlers } from './rankings.routes.ts';
