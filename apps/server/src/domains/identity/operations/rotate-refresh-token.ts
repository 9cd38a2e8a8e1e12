// A refresh token works once. For a short grace its successor is given out again, because tabs refresh at the same
// moment; after that, a second use means that somebody has a copy, and the whole session ends.
import { type Database, type Trx, transaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import { hashRefreshToken, newRefreshToken, openSuccessor, sealSuccessor } from '../refresh-token.ts';
import {
  endSession,
  extendSession,
  insertRefreshToken,
  lockRefreshToken,
  type RefreshTokenRow,
  useRefreshToken,
} from '../session.queries.ts';
import { type OpenedSession, sessionLife } from './open-session.ts';

const grace = { seconds: 20 };

export function rotateRefreshToken(
  db: Database,
  realmId: number,
  token: string,
  now: Temporal.Instant,
): Promise<OpenedSession | Refusal> {
  const hash = hashRefreshToken(token);
  return transaction(db, async (trx) => {
    const row = await lockRefreshToken(trx, realmId, hash);
    if (!row || row.revoked_at || notAfter(row.expires_at, now)) return refuse('invalidRefreshToken');
    if (!row.used_at)
      return { sessionId: row.public_id, refreshToken: await succeed(trx, { realmId, row, token, now }) };
    if (row.successor_sealed && notAfter(now, row.used_at.add(grace))) {
      return { sessionId: row.public_id, refreshToken: openSuccessor(token, row.successor_sealed) };
    }
    await endSession(trx, { realmId, id: row.session_id }, 'a refresh token was used again', now);
    await emit(trx, {
      realmId,
      type: 'SessionEnded',
      payload: { sessionId: row.public_id, why: 'refreshTokenReused' },
    });
    return refuse('invalidRefreshToken');
  });
}

async function succeed(
  trx: Trx,
  {
    realmId,
    row,
    token,
    now,
  }: { realmId: number; row: RefreshTokenRow; token: string; now: Temporal.Instant },
): Promise<string> {
  const successor = newRefreshToken();
  await insertRefreshToken(trx, { hash: hashRefreshToken(successor), sessionId: row.session_id, now });
  const used = { realmId, hash: hashRefreshToken(token) };
  await useRefreshToken(trx, used, sealSuccessor(token, successor), now);
  await extendSession(trx, { realmId, id: row.session_id }, now.add(sessionLife(row.is_guest)));
  return successor;
}

function notAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) <= 0;
}
