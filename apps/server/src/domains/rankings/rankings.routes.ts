import type { Handlers } from '../../calls/index.ts';
import { type RankingServices, readRankings } from './read-rankings.ts';

export function rankingHandlers(services: RankingServices): Handlers<'getRankings'> {
  return { getRankings: ({ query }, ctx) => readRankings(services, ctx, query) };
}
