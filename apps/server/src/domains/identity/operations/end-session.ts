import { type Database, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { hashRefreshToken } from '../refresh-token.ts';
import { lockRefreshToken, markSessionRevoked } from '../session.queries.ts';

/** Ends the session of a refresh token. An unknown token has no effect. */
export function signOut(
  db: Database,
  realmId: number,
  refreshToken: string,
  now: Temporal.Instant,
): Promise<void> {
  return runInTransaction(db, async (trx) => {
    const row = await lockRefreshToken(trx, realmId, hashRefreshToken(refreshToken));
    if (row) await endSession(trx, { realmId, id: row.session_id, reason: 'signedOut', now });
  });
}

export async function endSession(
  trx: Trx,
  session: { realmId: number; id: number; reason: string; now: Temporal.Instant },
): Promise<void> {
  const endedSession = await markSessionRevoked(trx, session, session.reason, session.now);
  if (!endedSession) return;
  await emit(trx, {
    realmId: session.realmId,
    type: 'SessionEnded',
    payload: { sessionId: endedSession.public_id, reason: session.reason },
  });
}
