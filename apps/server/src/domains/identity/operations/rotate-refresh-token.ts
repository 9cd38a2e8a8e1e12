// A refresh token works once. For 20 seconds it returns the same successor again, because several tabs may
// refresh at once. A later reuse means that the token was stolen, so the session ends.
import { type Database, runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { generateRefreshToken, hashRefreshToken, sealSuccessor, unsealSuccessor } from '../refresh-token.ts';
import {
  endSession,
  extendSession,
  insertRefreshToken,
  lockRefreshToken,
  markRefreshTokenUsed,
  type RefreshTokenRow,
} from '../session.queries.ts';
import { getSessionLifetime, type OpenedSession } from './open-session.ts';

const reuseGracePeriod = { seconds: 20 };

export function rotateRefreshToken(
  db: Database,
  realmId: number,
  token: string,
  now: Temporal.Instant,
): Promise<OpenedSession | Refusal> {
  const hash = hashRefreshToken(token);
  return runInTransaction(db, async (trx) => {
    const row = await lockRefreshToken(trx, realmId, hash);
    if (!row || row.revoked_at || isNotAfter(row.expires_at, now)) return refuse('invalidRefreshToken');
    if (!row.used_at)
      return {
        sessionId: row.public_id,
        refreshToken: await issueSuccessor(trx, { realmId, row, token, now }),
      };
    if (row.successor_sealed && isNotAfter(now, row.used_at.add(reuseGracePeriod))) {
      return { sessionId: row.public_id, refreshToken: unsealSuccessor(token, row.successor_sealed) };
    }
    await endSession(trx, { realmId, id: row.session_id }, 'refreshTokenReused', now);
    await emit(trx, {
      realmId,
      type: 'SessionEnded',
      payload: { sessionId: row.public_id, reason: 'refreshTokenReused' },
    });
    return refuse('invalidRefreshToken');
  });
}

async function issueSuccessor(
  trx: Trx,
  {
    realmId,
    row,
    token,
    now,
  }: { realmId: number; row: RefreshTokenRow; token: string; now: Temporal.Instant },
): Promise<string> {
  const successor = generateRefreshToken();
  await insertRefreshToken(trx, {
    realmId,
    sessionId: row.session_id,
    hash: hashRefreshToken(successor),
    now,
  });
  const key = { realmId, hash: hashRefreshToken(token) };
  await markRefreshTokenUsed(trx, key, sealSuccessor(token, successor), now);
  await extendSession(trx, { realmId, id: row.session_id }, now.add(getSessionLifetime(row.is_guest)));
  return successor;
}

function isNotAfter(instant: Temporal.Instant, limit: Temporal.Instant): boolean {
  return Temporal.Instant.compare(instant, limit) <= 0;
}
