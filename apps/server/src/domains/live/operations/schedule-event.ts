// Creates events, changes their times, and enqueues the jobs that publish their start and end.
import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { type ContentIds, createLiveEvent, type NewLiveEvent, setEventTimes } from '../../titles/index.ts';
import { enqueueStartAndEndJobs } from '../live.jobs.ts';
import { type EventRow, selectEvent } from '../live.queries.ts';

/** Throws a RangeError unless the event ends after it starts. */
export function scheduleEvent(executor: Executor, event: NewLiveEvent): Promise<ContentIds> {
  assertTimeOrder(event);
  return runInTransaction(executor, async (trx) => {
    const key = await createLiveEvent(trx, event);
    await enqueueStartAndEndJobs(trx, { ...event, publicId: key.publicId });
    return key;
  });
}

interface RescheduleInput {
  realmId: number;
  publicId: string;
  now: Temporal.Instant;
}

/** Changes the start or the end of an event. Returns undefined when the realm has no such event. */
export function rescheduleEvent(
  executor: Executor,
  {
    realmId,
    publicId,
    now,
    ...times
  }: RescheduleInput & { startsAt?: Temporal.Instant; endsAt?: Temporal.Instant },
): Promise<EventRow | undefined> {
  return runInTransaction(executor, async (trx) => {
    const event = await selectEvent(trx, { realmId, publicId, visibleAt: null });
    if (!event) return undefined;
    const { startsAt = event.starts_at, endsAt = event.ends_at } = times;
    assertTimeOrder({ startsAt, endsAt });
    await setEventTimes(trx, { realmId, contentId: event.id, startsAt, endsAt, now });
    await enqueueStartAndEndJobs(trx, { realmId, publicId, startsAt, endsAt });
    return { ...event, starts_at: startsAt, ends_at: endsAt };
  });
}

function assertTimeOrder({
  startsAt,
  endsAt,
}: {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
}): void {
  if (Temporal.Instant.compare(startsAt, endsAt) >= 0) {
    throw new RangeError(`An event that starts at ${startsAt} cannot end at ${endsAt}`);
  }
}
