import type { CallContext } from '../../../calls/index.ts';
import type { Executor } from '../../../platform/database/index.ts';
import type { SessionMethod } from '../identity.tables.ts';
import { hashRefreshToken, type RefreshTokens } from '../refresh-token.ts';
import { getDeviceName } from '../security/describe-device.ts';
import { recordSecurityEvent } from '../security/record-security-event.ts';
import { insertSession } from '../session.queries.ts';
import { insertRefreshToken } from './refresh-token.queries.ts';

const hoursPerDay = 24;

/** A session expires after this time without use. */
export function getIdleTimeout(isGuest: boolean): { hours: number } {
  return { hours: isGuest ? 180 * hoursPerDay : 60 * hoursPerDay };
}

/** After this time viewers must sign in again, however often they use the session. */
const absoluteTimeout = { hours: 365 * hoursPerDay };

const impersonationTimeout = { minutes: 30 };

/** The time when a session expires if it is used now and not again. */
export function getSessionEnd(
  { isGuest, createdAt }: { isGuest: boolean; createdAt: Temporal.Instant },
  now: Temporal.Instant,
): Temporal.Instant {
  const idleEnd = now.add(getIdleTimeout(isGuest));
  const absoluteEnd = createdAt.add(absoluteTimeout);
  return Temporal.Instant.compare(idleEnd, absoluteEnd) < 0 ? idleEnd : absoluteEnd;
}

export interface OpenedSession {
  sessionId: string;
  refreshToken: string;
  /** The account that the guest of this session has created waits for the confirmation of its address. */
  lacksConfirmation?: true;
}

/** The administrator who acts as an account, and why. */
interface Impersonator {
  id: number;
  name: string;
  reason: string;
}

/** `method` is how the person has signed in; null for a guest. */
export type SessionOwner = { realmId: number; profileId: number } & (
  | { accountId: number; method: Exclude<SessionMethod, 'impersonation'>; impersonator?: undefined }
  | { accountId: number; method: 'impersonation'; impersonator: Impersonator }
  | { accountId: null; method: null; impersonator?: undefined }
);

export async function openSession(
  trx: Executor,
  owner: SessionOwner,
  ctx: Pick<CallContext, 'now' | 'request'>,
  refreshTokens: RefreshTokens,
): Promise<OpenedSession> {
  const { now } = ctx;
  const { impersonator } = owner;
  const expiresAt = impersonator
    ? now.add(impersonationTimeout)
    : getSessionEnd({ isGuest: owner.accountId === null, createdAt: now }, now);
  const session = await insertSession(trx, {
    ...owner,
    impersonatorId: impersonator?.id ?? null,
    deviceName: getDeviceName(ctx),
    now,
    expiresAt,
  });
  if (owner.accountId !== null)
    await recordSecurityEvent(trx, ctx, {
      ...owner,
      kind: 'signedIn',
      method: owner.method,
      actor: impersonator,
    });
  const refreshToken = refreshTokens.issue(session.public_id);
  await insertRefreshToken(trx, {
    realmId: owner.realmId,
    sessionRowId: session.id,
    hash: hashRefreshToken(refreshToken),
    now,
  });
  return { sessionId: session.public_id, refreshToken };
}
