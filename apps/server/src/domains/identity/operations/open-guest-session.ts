import { type Executor, runInTransaction } from '../../../platform/database/index.ts';
import { insertProfile } from '../identity.queries.ts';
import { type OpenedSession, openSession } from './open-session.ts';

export function openGuestSession(
  executor: Executor,
  realmId: number,
  now: Temporal.Instant,
): Promise<OpenedSession> {
  return runInTransaction(executor, async (trx) => {
    const profile = await insertProfile(trx, { realmId, accountId: null, name: null, now });
    return openSession(trx, { realmId, accountId: null, profileId: profile.id }, now);
  });
}
