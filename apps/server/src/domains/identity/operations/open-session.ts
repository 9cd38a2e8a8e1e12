import type { Executor } from '../../../platform/database/index.ts';
import { generateRefreshToken, hashRefreshToken } from '../refresh-token.ts';
import { insertRefreshToken, insertSession } from '../session.queries.ts';

const hoursPerDay = 24;

/** A session expires after this time without use. */
export function getSessionLifetime(isGuest: boolean): { hours: number } {
  return { hours: isGuest ? 180 * hoursPerDay : 60 * hoursPerDay };
}

export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
}

export async function openSession(
  trx: Executor,
  owner: { realmId: number; accountId: number | null; profileId: number },
  now: Temporal.Instant,
): Promise<OpenedSession> {
  const expiresAt = now.add(getSessionLifetime(owner.accountId === null));
  const session = await insertSession(trx, { ...owner, now, expiresAt });
  const refreshToken = generateRefreshToken();
  await insertRefreshToken(trx, {
    realmId: owner.realmId,
    sessionId: session.id,
    hash: hashRefreshToken(refreshToken),
    now,
  });
  return { sessionId: session.public_id, refreshToken };
}
