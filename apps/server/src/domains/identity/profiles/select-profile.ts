// Continues with another profile of the account. A new session replaces the old one, so that tokens, open streams and
// caches of the old profile end with it.
import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { emit } from '../../../platform/events/index.ts';
import type { OpenedSession } from '../operations/open-session.ts';
import { insertRefreshToken } from '../operations/refresh-token.queries.ts';
import { hashRefreshToken, type RefreshTokens } from '../refresh-token.ts';
import type { CheckPin } from './check-pin.ts';
import { selectParentalControl } from './parental-control.queries.ts';
import { type ProfileRow, replaceSession, selectProfiles } from './profiles.queries.ts';

/** Whether a session needs the PIN for a profile: for an adult one, and to leave a child profile. */
export function needsPin(
  currentProfile: { publicId: string; kind: 'adult' | 'child' } | null,
  target: Pick<ProfileRow, 'public_id' | 'kind'>,
): boolean {
  if (currentProfile?.publicId === target.public_id) return false;
  return target.kind === 'adult' || currentProfile?.kind === 'child';
}

export async function selectProfile(
  ctx: CallContext,
  { accountId, sessionId }: { accountId: number; sessionId: number },
  { profileId, pin }: { profileId: string; pin: string | undefined },
  { checkPin, refreshTokens }: { checkPin: CheckPin; refreshTokens: RefreshTokens },
): Promise<OpenedSession | Refusal> {
  const { db, realm, viewer, now } = ctx;
  const realmId = realm.id;
  const account = { realmId, accountId };
  const profiles = await selectProfiles(db, account);
  const target = profiles.find(({ public_id }) => public_id === profileId);
  if (!target) return refuse('notFound');
  const { pin_hash: pinHash } = await selectParentalControl(db, account);
  if (pinHash !== null && needsPin(viewer.profile, target)) {
    const refusal = await checkPin(ctx, pinHash, pin);
    if (refusal) return refusal;
  }
  return runInTransaction(db, async (trx) => {
    const session = await replaceSession(trx, { realmId, sessionId, profileId: target.id }, now);
    if (!session) return refuse('unauthorised');
    await emit(trx, {
      realmId,
      type: 'SessionEnded',
      payload: { sessionId: session.endedPublicId, reason: 'profileSelected' },
    });
    const refreshToken = refreshTokens.issue(session.publicId);
    const hash = hashRefreshToken(refreshToken);
    await insertRefreshToken(trx, { realmId, sessionRowId: session.id, hash, now });
    return { sessionId: session.publicId, refreshToken };
  });
}
