// Deletes sessions that ended more than 30 days ago, and guests who have no other session.
import { type Database, runInTransaction } from '../../../platform/database/index.ts';
import { deleteEndedSessions } from '../session.queries.ts';
import { deleteUnusedGuests } from './guest.queries.ts';

const retention = { hours: 30 * 24 };

/** Returns the number of deleted sessions, at most `maxDeletedSessions`. */
export function deleteOldSessions(db: Database, now: Temporal.Instant): Promise<number> {
  return runInTransaction(db, async (trx) => {
    const endedSessions = await deleteEndedSessions(trx, now.subtract(retention));
    const guestSessions = endedSessions.filter(({ account_id }) => account_id === null);
    for (const [realmId, sessions] of Map.groupBy(guestSessions, ({ realm_id }) => realm_id)) {
      await deleteUnusedGuests(trx, { realmId, profileIds: sessions.map(({ profile_id }) => profile_id) });
    }
    return endedSessions.length;
  });
}
