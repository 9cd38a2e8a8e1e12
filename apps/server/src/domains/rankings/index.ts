// Rankings: what people watch, keep and like most.
export { rememberRankings } from './ranking-memory.ts';
export { rankingHandlers } from './rankings.routes.ts';
