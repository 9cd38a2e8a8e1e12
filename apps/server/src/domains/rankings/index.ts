// Rankings: what people watch, keep and like most.
export { createRankingCache } from './ranking-cache.ts';
export { rankingHandlers } from './rankings.routes.ts';
