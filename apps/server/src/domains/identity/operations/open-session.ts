import type { Executor } from '../../../platform/database/index.ts';
import { hashRefreshToken, newRefreshToken } from '../refresh-token.ts';
import { insertRefreshToken, insertSession } from '../session.queries.ts';

const day = 24;

/** A session ends when it was not used for so long. */
export function sessionLife(isGuest: boolean): { hours: number } {
  return { hours: isGuest ? 180 * day : 60 * day };
}

export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
}

export async function openSession(
  trx: Executor,
  who: { realmId: number; accountId: number | null; profileId: number },
  now: Temporal.Instant,
): Promise<OpenedSession> {
  const expiresAt = now.add(sessionLife(who.accountId === null));
  const session = await insertSession(trx, { ...who, now, expiresAt });
  const refreshToken = newRefreshToken();
  await insertRefreshToken(trx, { hash: hashRefreshToken(refreshToken), sessionId: session.id, now });
  return { sessionId: session.public_id, refreshToken };
}
