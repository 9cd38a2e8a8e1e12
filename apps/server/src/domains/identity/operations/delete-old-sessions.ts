// Deletes sessions that ended long ago, and guests who never came back.
import { type Database, transaction } from '../../../platform/database/index.ts';
import { deleteEndedSessions, deleteUnusedGuests } from '../session.queries.ts';

const retention = { hours: 30 * 24 };

/** Returns how many sessions were deleted, at most `maxDeletedSessions`. */
export function deleteOldSessions(db: Database, now: Temporal.Instant): Promise<number> {
  return transaction(db, async (trx) => {
    const ended = await deleteEndedSessions(trx, now.subtract(retention));
    const guests = ended.filter(({ account_id }) => account_id === null).map(({ profile_id }) => profile_id);
    await deleteUnusedGuests(trx, guests);
    return ended.length;
  });
}
