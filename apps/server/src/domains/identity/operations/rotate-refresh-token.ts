// A refresh token works once. Until its successor is used, and for 20 seconds at most, the server returns the same
// successor again, because several tabs may refresh at once. A reuse after the 20 seconds means that the token was stolen, so
// the session ends.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { hashRefreshToken, type RefreshTokens, sealSuccessor, unsealSuccessor } from '../refresh-token.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { extendSession } from '../session.queries.ts';
import { endSession, endSessionOfDeletedToken } from './end-session.ts';
import { getSessionEnd, type OpenedSession } from './open-session.ts';
import {
  isRefreshTokenUnused,
  lockRefreshToken,
  type RefreshTokenRow,
  replaceRefreshToken,
} from './refresh-token.queries.ts';

const reuseGracePeriod = { seconds: 20 };

export function rotateRefreshToken(
  ctx: Pick<CallContext, 'db' | 'realm' | 'now' | 'request'>,
  token: string,
  refreshTokens: RefreshTokens,
): Promise<OpenedSession | Refusal> {
  const { db, realm, now } = ctx;
  const realmId = realm.id;
  return runInTransaction(db, async (trx) => {
    const row = await lockRefreshToken(trx, realmId, hashRefreshToken(token));
    if (!row) {
      const deletedToken = { realmId, refreshToken: token, reason: reuseReason, now };
      const session = await endSessionOfDeletedToken(trx, deletedToken, refreshTokens);
      if (session) await recordReuse(trx, ctx, session.account_id);
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
    await recordReuse(trx, ctx, row.account_id);
    return refuse('invalidRefreshToken');
  });
}

const reuseReason = 'refreshTokenReused';

/** The device of the request has the stolen token, or it is the owner's, whose token the thief has used. */
async function recordReuse(
  trx: Trx,
  ctx: Pick<CallContext, 'realm' | 'now' | 'request'>,
  accountId: number | null,
): Promise<void> {
  if (accountId === null) return;
  await recordSecurityEvent(trx, ctx, { realmId: ctx.realm.id, accountId, kind: 'refreshTokenReused' });
}

interface Replacement {
  realmId: number;
  row: RefreshTokenRow;
  token: string;
  successor: string;
  now: Temporal.Instant;
}

async function replaceToken(trx: Trx, { realmId, row, token, successor, now }: Replacement): Promise<void> {
  await replaceRefreshToken(trx, {
    realmId,
    sessionRowId: row.session_id,
    hash: hashRefreshToken(token),
    successorHash: hashRefreshToken(successor),
    successorSealed: sealSuccessor(token, successor),
    usedBefore: now.subtract(reuseGracePeriod),
    now,
  });
  // After the tokens, because a request that reuses one locks the rows in this order.
  await extendSession(
    trx,
    { realmId, id: row.session_id },
    {
      expiresAt:
        row.impersonator_id !== null
          ? row.session_expires_at
          : getSessionEnd({ isGuest: row.account_id === null, createdAt: row.session_created_at }, now),
      now,
    },
  );
}

function isNotAfter(instant: Temporal.Instant, limit: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, limit) <= 0;
}
