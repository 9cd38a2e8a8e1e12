// A refresh token works once. Until its successor is used, and for 20 seconds at most, the server returns the same
// successor again, because several tabs may refresh at once. A reuse after the 20 seconds means that the token was stolen, so
// the session ends.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { hashRefreshToken, type RefreshTokens, sealSuccessor, unsealSuccessor } from '../refresh-token.ts';
import {
  deleteUsedRefreshTokens,
  extendSession,
  insertRefreshToken,
  isRefreshTokenUnused,
  lockRefreshToken,
  markRefreshTokenUsed,
  type RefreshTokenRow,
} from '../session.queries.ts';
import { endSession, endSessionOfDeletedToken } from './end-session.ts';
import { getSessionEnd, type OpenedSession } from './open-session.ts';

const reuseGracePeriod = { seconds: 20 };

export function rotateRefreshToken(
  { db, realm, now }: Pick<CallContext, 'db' | 'realm' | 'now'>,
  token: string,
  refreshTokens: RefreshTokens,
): Promise<OpenedSession | Refusal> {
  const realmId = realm.id;
  return runInTransaction(db, async (trx) => {
    const row = await lockRefreshToken(trx, realmId, hashRefreshToken(token));
    if (!row) {
      const deletedToken = { realmId, refreshToken: token, reason: reuseReason, now };
      await endSessionOfDeletedToken(trx, deletedToken, refreshTokens);
      return refuse('invalidRefreshToken');
    }
    if (row.session_revoked_at || isNotAfter(row.session_expires_at, now))
      return refuse('invalidRefreshToken');
    const sessionId = row.session_public_id;
    if (!row.used_at) {
      const successor = refreshTokens.issue(sessionId);
      await replaceToken(trx, { realmId, row, token, successor, now });
      return { sessionId, refreshToken: successor };
    }
    if (row.successor_sealed && isNotAfter(now, row.used_at.add(reuseGracePeriod))) {
      const successor = unsealSuccessor(token, row.successor_sealed);
      return (await isRefreshTokenUnused(trx, { realmId, hash: hashRefreshToken(successor) }))
        ? { sessionId, refreshToken: successor }
        : refuse('invalidRefreshToken');
    }
    await endSession(trx, { realmId, id: row.session_id, reason: reuseReason, now });
    return refuse('invalidRefreshToken');
  });
}

const reuseReason = 'refreshTokenReused';

interface Replacement {
  realmId: number;
  row: RefreshTokenRow;
  token: string;
  successor: string;
  now: Temporal.Instant;
}

async function replaceToken(trx: Trx, { realmId, row, token, successor, now }: Replacement): Promise<void> {
  const session = { realmId, id: row.session_id };
  // The tokens are deleted before the session is updated, because a request that reuses one locks the rows in this order.
  await deleteUsedRefreshTokens(trx, session, now.subtract(reuseGracePeriod));
  const key = { realmId, hash: hashRefreshToken(successor) };
  await insertRefreshToken(trx, { ...key, sessionRowId: row.session_id, now });
  await markRefreshTokenUsed(
    trx,
    { realmId, hash: hashRefreshToken(token) },
    sealSuccessor(token, successor),
    now,
  );
  await extendSession(
    trx,
    session,
    getSessionEnd({ isGuest: row.is_guest, createdAt: row.session_created_at }, now),
  );
}

function isNotAfter(instant: Temporal.Instant, limit: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, limit) <= 0;
}
