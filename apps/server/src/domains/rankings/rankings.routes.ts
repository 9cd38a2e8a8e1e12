import type { Handlers } from '../../calls/index.ts';
import { type RankingServices, readRankings } from './operations/read-ranking.ts';

export function rankingHandlers(services: RankingServices): Handlers<'getRankings'> {
  return { getRankings: ({ query }, ctx) => readRankings(services, ctx, query) };
}
