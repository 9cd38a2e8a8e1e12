// From when until when a title can be seen.

import { type Executor, transaction } from '../../../platform/database/index.ts';
import { updateWindow } from '../queries/write-content.queries.ts';
import { publishAvailabilityChange, scheduleAvailabilityEvents } from '../titles.jobs.ts';

export interface WindowInput {
  realmId: number;
  contentId: number;
  /** Null: since ever, for ever. What is not given stays as it is. */
  from?: Temporal.Instant | null | undefined;
  until?: Temporal.Instant | null | undefined;
  now: Temporal.Instant;
}

/** Pages that are open follow at once, and again when the window opens or closes. False: there is no such title. */
export function setAvailability(
  executor: Executor,
  { realmId, contentId, from, until, now }: WindowInput,
): Promise<boolean> {
  return transaction(executor, async (trx) => {
    const row = await updateWindow(trx, { realmId, contentId, from, until, now });
    if (!row) return false;
    await scheduleAvailabilityEvents(trx, { realmId, publicId: row.public_id, dates: [from, until], now });
    await publishAvailabilityChange(trx, { realmId, contentId: row.public_id });
    return true;
  });
}
