// Caches each ranking of a realm for a minute.
import { getWeightedRating, MAX_RANKED_TITLES, RANKING_PERIOD_DAYS, type RankingTab } from '@matinee/rules';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import { selectMostFavourited, selectMostWatched } from '../library/index.ts';
import { selectRatingTotals } from '../reviews/index.ts';

export interface RankedTitle {
  contentId: number;
  /** The number that viewers see: viewers, favourites or the average rating. */
  figure: number;
  /** The highest score comes first; of titles with equal scores, the last created. */
  score: number;
}

export type LoadRanking = (
  executor: Executor,
  realmId: number,
  tab: RankingTab,
) => Promise<readonly RankedTitle[]>;

const rankingCacheDefinition = defineCache<readonly RankedTitle[]>({
  name: 'rankings',
  holds: 'one ranking of a realm, such as the most watched titles',
  maxBytes: 8 * 2 ** 20,
  entryBytes: (rankedTitles) => rankedTitles.length * 80,
  ttlMs: 60_000,
});

export function createRankingCache(clock: Clock): LoadRanking {
  const cache = createCache(rankingCacheDefinition, { now: () => clock.now().epochMilliseconds });
  return (executor, realmId, tab) =>
    cache.fetch([realmId, tab], () => rankingQueries[tab](executor, realmId));
}

const toRankedTitles = (
  profileCounts: readonly { contentId: number; profileCount: number }[],
): RankedTitle[] =>
  profileCounts.map(({ contentId, profileCount }) => ({
    contentId,
    figure: profileCount,
    score: profileCount,
  }));

const rankingQueries: Readonly<
  Record<RankingTab, (executor: Executor, realmId: number) => Promise<RankedTitle[]>>
> = {
  watched: async (executor, realmId) =>
    toRankedTitles(
      await selectMostWatched(executor, { realmId, limit: MAX_RANKED_TITLES, days: RANKING_PERIOD_DAYS }),
    ),
  saved: async (executor, realmId) =>
    toRankedTitles(await selectMostFavourited(executor, { realmId, limit: MAX_RANKED_TITLES })),
  rated: async (executor, realmId) => {
    const ratingTotals = await selectRatingTotals(executor, realmId);
    return ratingTotals
      .map((totals) => ({
        contentId: totals.contentId,
        figure: totals.sum / totals.count,
        score: getWeightedRating(totals),
      }))
      .sort((a, b) => b.score - a.score || b.contentId - a.contentId)
      .slice(0, MAX_RANKED_TITLES);
  },
};
