// Sessions that ended long ago, and guests who never came back, are forgotten. What is left of them would only grow.

import { sql } from 'kysely';
import { type Database, transaction } from '../../../platform/database/index.ts';
import { tables } from '../identity.tables.ts';

const keptFor = { hours: 30 * 24 };
/** So that nobody waits behind a sweep. */
export const sessionsAtOnce = 1_000;

/** How many sessions were forgotten; as many as fit into one go. */
export function sweepSessions(db: Database, now: Temporal.Instant): Promise<number> {
  const before = now.subtract(keptFor);
  return transaction(db, async (trx) => {
    const gone = await tables(trx)
      .deleteFrom('session')
      .where('id', 'in', (old) =>
        old
          .selectFrom('session')
          .select('id')
          .where(sql<boolean>`least(revoked_at, expires_at) < ${before}`)
          .limit(sessionsAtOnce),
      )
      .returning(['profile_id', 'account_id'])
      .execute();
    const guests = gone.filter(({ account_id }) => account_id === null).map(({ profile_id }) => profile_id);
    if (guests.length > 0) {
      await tables(trx)
        .deleteFrom('profile')
        .where('id', 'in', guests)
        .where('account_id', 'is', null)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('session').select('session.id').whereRef('session.profile_id', '=', 'profile.id'),
            ),
          ),
        )
        .execute();
    }
    return gone.length;
  });
}
