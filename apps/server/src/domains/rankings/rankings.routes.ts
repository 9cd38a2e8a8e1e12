import type { Handlers } from '../../calls/index.ts';
import { type RankingServices, readRanking } from './operations/read-ranking.ts';

export function createRankingHandlers(services: RankingServices): Handlers<'getRankings'> {
  return { getRankings: ({ query }, ctx) => readRanking(services, ctx, query) };
}
