// Making events and moving them, with the job that looks when they begin and end.
import { type Executor, transaction } from '../../../platform/database/index.ts';
import { type ContentKey, createLiveEvent, type NewLiveEvent, setEventTimes } from '../../titles/index.ts';
import { scheduleTicks } from '../live.jobs.ts';
import { type EventRow, selectEvent } from '../live.queries.ts';

/** Throws a RangeError when the event would end before it begins. */
export function scheduleEvent(executor: Executor, event: NewLiveEvent): Promise<ContentKey> {
  checkTimes(event);
  return transaction(executor, async (trx) => {
    const key = await createLiveEvent(trx, event);
    await scheduleTicks(trx, { ...event, publicId: key.publicId });
    return key;
  });
}

interface Move {
  realmId: number;
  publicId: string;
  now: Temporal.Instant;
}

/** Undefined when the realm has no such event. */
export function moveEvent(
  executor: Executor,
  { realmId, publicId, now, ...times }: Move & { startsAt?: Temporal.Instant; endsAt?: Temporal.Instant },
): Promise<EventRow | undefined> {
  return transaction(executor, async (trx) => {
    const event = await selectEvent(trx, { realmId, publicId, visibleAt: null });
    if (!event) return undefined;
    const { startsAt = event.starts_at, endsAt = event.ends_at } = times;
    checkTimes({ startsAt, endsAt });
    await setEventTimes(trx, { realmId, contentId: event.id, startsAt, endsAt, now });
    await scheduleTicks(trx, { realmId, publicId, startsAt, endsAt });
    return { ...event, starts_at: startsAt, ends_at: endsAt };
  });
}

function checkTimes({ startsAt, endsAt }: { startsAt: Temporal.Instant; endsAt: Temporal.Instant }): void {
  if (Temporal.Instant.compare(startsAt, endsAt) >= 0) {
    throw new RangeError(`An event that begins at ${startsAt} cannot end at ${endsAt}`);
  }
}
