// Rankings are counted at most once a minute for a realm, however many people look.
import { RANKED_DAYS, RANKED_MOST, type RankingTab, ratingWeight } from '@matinee/rules';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock/index.ts';
import type { Executor } from '../../platform/database/index.ts';
import { mostKept, mostWatched } from '../library/index.ts';
import { ratedTitles } from '../reviews/index.ts';

export interface Ranked {
  contentId: number;
  figure: number;
  /** What places are given by: the most first, and the newer title of two that are worth the same. */
  worth: number;
}

export type RankingOf = (executor: Executor, realmId: number, tab: RankingTab) => Promise<readonly Ranked[]>;

const freshMs = 60_000;
const remembered = 1_000;

export function rememberRankings(clock: Clock): RankingOf {
  const known = new LRUCache<string, { at: number; ranking: Promise<readonly Ranked[]> }>({
    max: remembered,
  });
  return (executor, realmId, tab) => {
    const now = clock.now();
    const key = `${realmId} ${tab}`;
    const last = known.get(key);
    const age = last ? now.epochMilliseconds - last.at : freshMs;
    if (last && age >= 0 && age < freshMs) return last.ranking;
    const ranking = count[tab](executor, realmId, now);
    known.set(key, { at: now.epochMilliseconds, ranking });
    // What failed is tried again by the next who looks.
    ranking.catch(() => known.delete(key));
    return ranking;
  };
}

const people = (counted: readonly { contentId: number; people: number }[]): Ranked[] =>
  counted.map(({ contentId, people: figure }) => ({ contentId, figure, worth: figure }));

const count: Readonly<
  Record<RankingTab, (executor: Executor, realmId: number, now: Temporal.Instant) => Promise<Ranked[]>>
> = {
  watched: async (executor, realmId, now) => {
    const since = now.subtract({ hours: RANKED_DAYS * 24 });
    return people(await mostWatched(executor, { realmId, limit: RANKED_MOST, since }));
  },
  kept: async (executor, realmId) => people(await mostKept(executor, { realmId, limit: RANKED_MOST })),
  rated: async (executor, realmId) => {
    const titles = await ratedTitles(executor, realmId);
    return titles
      .map((title) => ({
        contentId: title.contentId,
        figure: title.sum / title.count,
        worth: ratingWeight(title),
      }))
      .sort((one, other) => other.worth - one.worth || other.contentId - one.contentId)
      .slice(0, RANKED_MOST);
  },
};
