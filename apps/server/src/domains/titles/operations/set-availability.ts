// Sets the availability window of a title.

import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { updateAvailability } from '../queries/write-content.queries.ts';
import { publishAvailabilityChange, scheduleAvailabilityEvents } from '../titles.jobs.ts';

export interface AvailabilityInput {
  realmId: number;
  contentId: number;
  /** Null removes the limit. Undefined leaves it unchanged. */
  from?: Temporal.Instant | null | undefined;
  until?: Temporal.Instant | null | undefined;
  now: Temporal.Instant;
}

/**
 * Open pages refresh at once, and again when the window opens or closes. Returns false when there is no such
 * title.
 */
export function setAvailability(
  executor: Executor,
  { realmId, contentId, from, until, now }: AvailabilityInput,
): Promise<boolean> {
  return runInTransaction(executor, async (trx) => {
    const row = await updateAvailability(trx, { realmId, contentId, from, until, now });
    if (!row) return false;
    await scheduleAvailabilityEvents(trx, { realmId, publicId: row.public_id, dates: [from, until], now });
    await publishAvailabilityChange(trx, { realmId, publicId: row.public_id });
    return true;
  });
}
