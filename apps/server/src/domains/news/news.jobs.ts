// The table of feeds has the time of each next fetch. A job at that time fetches one source. A failing source
// is retried with growing delays.

import { z } from 'zod';
import type { Clock } from '../../platform/clock/index.ts';
import type { Executor, Trx } from '../../platform/database/index.ts';
import {
  defineJob,
  defineJobHandler,
  enqueue,
  type JobContext,
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
  postponeFetch,
  recordFetch,
  type SourceFeed,
  type SourceUpdate,
  selectNextFetchTimes,
  selectSourceFeed,
} from './queries/feeds.queries.ts';
import type { SourceItem } from './source/parse-source-document.ts';
import { SourceError } from './source/source-error.ts';

interface FetchPayload {
  /** Database id of the feed. */
  feed: number;
}

const fetchJob: JobDefinition<FetchPayload> = defineJob({
  name: 'news.fetch-feed',
  schema: z.strictObject({ feed: z.int() }),
});

export async function scheduleFeedFetch(
  executor: Executor,
  { feedId, realmId, runAt }: { feedId: number; realmId: number; runAt: Temporal.Instant },
): Promise<void> {
  await enqueue(executor, fetchJob, { feed: feedId }, { realmId, runAt, dedupeKey: `${feedId} ${runAt}` });
}

/** Schedules the next fetch of every source. Overdue fetches run at once. */
export async function scheduleAllFeedFetches(executor: Executor): Promise<void> {
  const feeds = await selectNextFetchTimes(executor);
  for (const { id, realm_id: realmId, next_fetch_at: runAt } of feeds) {
    if (runAt) await scheduleFeedFetch(executor, { feedId: id, realmId, runAt });
  }
}

interface FetchResult {
  update: SourceUpdate;
  /** All items of the source, with newly fetched images; absent when it has not changed or the fetch failed. */
  content?: { items: readonly SourceItem[]; images: StoredImages };
}

const firstRetryMinutes = 5;
const maxRetryMinutes = 24 * 60;

/** Minutes until the next attempt after this number of consecutive failures. */
export function getRetryMinutes(failureCount: number): number {
  return Math.min(firstRetryMinutes * 2 ** Math.min(failureCount - 1, 20), maxRetryMinutes);
}

export function createNewsJobHandlers(
  { db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>,
  storeImage: StoreImage,
): JobHandler[] {
  return [
    defineJobHandler(fetchJob, (ctx) => fetchDueFeed({ db, clock, log, storeImage }, ctx), {
      onEnd: (trx, job, outcome) => retryAfterFailure(trx, clock, job, outcome),
    }),
  ];
}

interface FetchServices extends Pick<Services, 'db' | 'clock' | 'log'> {
  storeImage: StoreImage;
}

async function fetchDueFeed(services: FetchServices, ctx: JobContext<FetchPayload>): Promise<void> {
  const { db, clock } = services;
  const { realmId, payload } = ctx.job;
  if (realmId === null) return;
  const feed = await selectSourceFeed(db, { realmId, feedId: payload.feed });
  const dueAt = feed?.next_fetch_at;
  // Another fetch came first, or the feed has no source any more.
  if (!dueAt || Temporal.Instant.compare(dueAt, clock.now()) > 0) return;
  const { update, content } = await fetchItemsAndImages(services, feed, ctx.signal);
  const now = clock.now();
  const failureCount = update.last_error === null ? 0 : feed.failures + 1;
  const minutes = failureCount === 0 ? feed.fetch_interval_minutes : getRetryMinutes(failureCount);
  const nextFetchAt = now.add({ minutes });
  await ctx.finish(async (trx) => {
    const changedCount = content ? await saveItems(trx, feed, { ...content, now }) : 0;
    const key = { realmId, feedId: feed.id, dueAt };
    if (await recordFetch(trx, key, { checkedAt: now, nextFetchAt, failures: failureCount, update })) {
      await scheduleFeedFetch(trx, { feedId: feed.id, realmId, runAt: nextFetchAt });
    }
    return { changed: changedCount };
  });
}

async function fetchItemsAndImages(
  { db, log, storeImage }: FetchServices,
  feed: SourceFeed,
  signal: AbortSignal,
): Promise<FetchResult> {
  try {
    const { items, etag, lastModified } = await fetchFeed(feed, signal);
    const update = { etag, last_modified: lastModified, last_error: null };
    if (!items) return { update };
    const images = await fetchImages(feed, items, { db, log, storeImage, signal });
    return { update, content: { items, images } };
  } catch (error) {
    if (!(error instanceof SourceError || error instanceof OutboundError)) throw error;
    const { message } = error;
    log.warn({ feed: feed.name, realm: feed.realm_id, error: message }, 'could not fetch a news source');
    return { update: { last_error: message } };
  }
}

/** Schedules the next fetch after an unexpected error, so that the feed is not abandoned. */
async function retryAfterFailure(
  trx: Trx,
  clock: Clock,
  { realmId, payload }: { realmId: number | null; payload: FetchPayload },
  outcome: JobOutcome,
): Promise<void> {
  if (outcome.state !== 'failed' || realmId === null) return;
  const nextFetchAt = clock.now().add({ minutes: maxRetryMinutes });
  const feedKey = { realmId, feedId: payload.feed };
  if (await postponeFetch(trx, { ...feedKey, nextFetchAt, last_error: outcome.error })) {
    await scheduleFeedFetch(trx, { ...feedKey, runAt: nextFetchAt });
  }
}
