// Rankings of titles by viewers, favourites and ratings.
export { createRankingCache } from './ranking-cache.ts';
export { rankingHandlers } from './rankings.routes.ts';
