// A ranking is counted at most once a minute per realm.
import { getWeightedRating, MAX_RANKED_TITLES, RANKING_PERIOD_DAYS, type RankingTab } from '@matinee/rules';
import { createCache, defineCache } from '../../platform/cache/index.ts';
import type { Clock } from '../../platform/clock/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import { selectMostFavourited, selectMostWatched } from '../library/index.ts';
import { ratedTitles } from '../reviews/index.ts';

export interface Ranked {
  contentId: number;
  figure: number;
  /** What places are given by: the most first, and the newer title of two that are worth the same. */
  worth: number;
}

export type RankingOf = (executor: Executor, realmId: number, tab: RankingTab) => Promise<readonly Ranked[]>;

const rankings = defineCache<readonly Ranked[]>({
  name: 'rankings',
  holds: 'one ranking of a realm, such as the most watched titles',
  maxBytes: 8 * 2 ** 20,
  entryBytes: (ranked) => ranked.length * 80,
  ttlMs: 60_000,
});

export function createRankingCache(clock: Clock): RankingOf {
  const cache = createCache(rankings, { now: () => clock.now().epochMilliseconds });
  return (executor, realmId, tab) =>
    cache.fetch([realmId, tab], () => count[tab](executor, realmId, clock.now()));
}

const people = (counted: readonly { contentId: number; profiles: number }[]): Ranked[] =>
  counted.map(({ contentId, profiles: figure }) => ({ contentId, figure, worth: figure }));

const count: Readonly<
  Record<RankingTab, (executor: Executor, realmId: number, now: Temporal.Instant) => Promise<Ranked[]>>
> = {
  watched: async (executor, realmId, now) => {
    const since = now.subtract({ hours: RANKING_PERIOD_DAYS * 24 });
    return people(await selectMostWatched(executor, { realmId, limit: MAX_RANKED_TITLES, since }));
  },
  saved: async (executor, realmId) =>
    people(await selectMostFavourited(executor, { realmId, limit: MAX_RANKED_TITLES })),
  rated: async (executor, realmId) => {
    const titles = await ratedTitles(executor, realmId);
    return titles
      .map((title) => ({
        contentId: title.contentId,
        figure: title.sum / title.count,
        worth: getWeightedRating(title),
      }))
      .sort((one, other) => other.worth - one.worth || other.contentId - one.contentId)
      .slice(0, MAX_RANKED_TITLES);
  },
};
