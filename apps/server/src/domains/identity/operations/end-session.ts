import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { hashRefreshToken, type RefreshTokens } from '../refresh-token.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { markSessionRevoked, type SessionRow, selectActiveSession } from '../session.queries.ts';
import { markAccountSessionsRevoked } from './account-sessions.queries.ts';
import { lockRefreshToken, type RefreshTokenRow } from './refresh-token.queries.ts';

/** Ends the session of a refresh token, also of a used one that was deleted. An unknown token has no effect. */
export function signOut(
  ctx: Pick<CallContext, 'db' | 'realm' | 'now' | 'request'>,
  refreshToken: string,
  refreshTokens: RefreshTokens,
): Promise<void> {
  const { db, realm, now } = ctx;
  const realmId = realm.id;
  return runInTransaction(db, async (trx) => {
    const row = await lockRefreshToken(trx, realmId, hashRefreshToken(refreshToken));
    const reason = 'signedOut';
    if (row) {
      await endSession(trx, { realmId, id: row.session_id, reason, now });
      await recordImpersonationEnd(trx, ctx, row);
    } else await endSessionOfDeletedToken(trx, { realmId, refreshToken, reason, now }, refreshTokens);
  });
}

async function recordImpersonationEnd(
  trx: Trx,
  ctx: Pick<CallContext, 'realm' | 'now' | 'request'>,
  { account_id: accountId, impersonator_name: name, session_revoked_at }: RefreshTokenRow,
): Promise<void> {
  if (accountId === null || name === null || session_revoked_at) return;
  const event = { realmId: ctx.realm.id, accountId, kind: 'impersonationEnded' } as const;
  await recordSecurityEvent(trx, ctx, { ...event, actor: { name } });
}

/**
 * Ends the session that the signature of a refresh token proves, although the database no longer has the token. Returns
 * undefined if the session has already ended.
 */
export async function endSessionOfDeletedToken(
  trx: Trx,
  token: { realmId: number; refreshToken: string; reason: string; now: Temporal.Instant },
  refreshTokens: RefreshTokens,
): Promise<SessionRow | undefined> {
  const { realmId, refreshToken, reason, now } = token;
  const sessionPublicId = refreshTokens.readSessionId(refreshToken);
  if (sessionPublicId === undefined) return undefined;
  const session = await selectActiveSession(trx, realmId, sessionPublicId, now);
  if (session) await endSession(trx, { realmId, id: session.session_id, reason, now });
  return session;
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

/** Ends the sessions of an account, except one. */
export async function endAccountSessions(
  trx: Trx,
  account: { realmId: number; accountId: number; exceptSessionId?: number | undefined },
  { reason, now }: { reason: string; now: Temporal.Instant },
): Promise<void> {
  for (const sessionId of await markAccountSessionsRevoked(trx, account, reason, now))
    await emit(trx, { realmId: account.realmId, type: 'SessionEnded', payload: { sessionId, reason } });
}
