// Due times are in the table of feeds; a job at each of them looks at one source. A source that is broken is told of and
// looked at again, later each time.

import { z } from 'zod';
import type { Executor, Trx } from '../../platform/database/index.ts';
import {
  defineJob,
  enqueue,
  handle,
  type JobDefinition,
  type JobHandler,
  type JobOutcome,
} from '../../platform/jobs/index.ts';
import { OutboundError } from '../../platform/outbound-http/index.ts';
import type { Services } from '../../services.ts';
import { fetchFeed } from './operations/fetch-feed.ts';
import { fetchImages, type StoredImages, type StoreImage } from './operations/fetch-images.ts';
import { saveItems } from './operations/save-items.ts';
import {
  postponeSource,
  type SourceFacts,
  type SourceFeed,
  selectDueTimes,
  selectSource,
  updateSource,
} from './queries/feeds.queries.ts';
import type { SourceItem } from './source/read-source.ts';
import { SourceError } from './source/source-error.ts';

const fetchJob: JobDefinition<{ feed: number }> = defineJob({
  name: 'news.look',
  schema: z.strictObject({ feed: z.int() }),
});

export async function scheduleFetch(
  executor: Executor,
  { feedId, realmId, at }: { feedId: number; realmId: number; at: Temporal.Instant },
): Promise<void> {
  await enqueue(executor, fetchJob, { feed: feedId }, { realmId, runAt: at, dedupeKey: `${feedId} ${at}` });
}

/** Sees to it that every source is looked at: what became due while nobody worked, now. */
export async function scheduleAllFetches(executor: Executor): Promise<void> {
  const feeds = await selectDueTimes(executor);
  for (const { id, realm_id: realmId, next_at: at } of feeds) {
    if (at) await scheduleFetch(executor, { feedId: id, realmId, at });
  }
}

interface FetchResult {
  facts: SourceFacts;
  /** What there is to keep; absent when nothing has changed. */
  kept?: { items: readonly SourceItem[]; pictures: StoredImages };
}

const firstWait = 5;
const longestWait = 24 * 60;

/** Minutes until a source that has failed so many times in a row is looked at again. */
export function retryDelay(failures: number): number {
  return Math.min(firstWait * 2 ** Math.min(failures - 1, 20), longestWait);
}

export function newsJobs(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  storePicture: StoreImage,
): JobHandler[] {
  return [
    handle(
      fetchJob,
      async (ctx) => {
        const { realmId, payload } = ctx.job;
        if (realmId === null) return;
        const feed = await selectSource(db, { realmId, feedId: payload.feed });
        const dueAt = feed?.next_at;
        // Another fetch came first, or the feed has no source any more.
        if (!dueAt || Temporal.Instant.compare(dueAt, clock.now()) > 0) return;
        const seen = await look(feed, ctx.signal);
        const now = clock.now();
        const failures = seen.facts.fault === null ? 0 : feed.failures + 1;
        const minutes = failures === 0 ? feed.every_minutes : retryDelay(failures);
        const next = now.add({ minutes });
        await ctx.finish(async (trx) => {
          const changed = seen.kept ? await saveItems(trx, feed, { ...seen.kept, now }) : 0;
          const key = { realmId: feed.realm_id, feedId: feed.id, dueAt };
          const values = { checkedAt: now, nextAt: next, failures, facts: seen.facts };
          if (await updateSource(trx, key, values)) {
            await scheduleFetch(trx, { feedId: feed.id, realmId: feed.realm_id, at: next });
          }
          return { changed };
        });
      },
      { onEnd: ended },
    ),
  ];

  /** A fault of ours: the source is looked at again all the same. */
  async function ended(
    trx: Trx,
    { realmId, payload }: { realmId: number | null; payload: { feed: number } },
    outcome: JobOutcome,
  ): Promise<void> {
    if (outcome.state !== 'failed' || realmId === null) return;
    const next = clock.now().add({ minutes: longestWait });
    const feed = { realmId, feedId: payload.feed };
    if (await postponeSource(trx, { ...feed, nextAt: next, fault: outcome.error })) {
      await scheduleFetch(trx, { ...feed, at: next });
    }
  }

  async function look(feed: SourceFeed, signal: AbortSignal): Promise<FetchResult> {
    try {
      const { items, etag, lastModified } = await fetchFeed(feed, signal);
      const facts = { etag, last_modified: lastModified, fault: null };
      if (!items) return { facts };
      const pictures = await fetchImages(feed, items, { db, log, storePicture, signal });
      return { facts, kept: { items, pictures } };
    } catch (error) {
      if (!(error instanceof SourceError || error instanceof OutboundError)) throw error;
      log.warn({ feed: feed.name, realm: feed.realm_id, fault: error.message }, 'a news source is broken');
      return { facts: { fault: error.message } };
    }
  }
}
