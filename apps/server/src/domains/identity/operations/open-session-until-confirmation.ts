import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { insertProfile } from '../identity.queries.ts';
import type { RefreshTokens } from '../refresh-token.ts';
import { endSession } from './end-session.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/** A session of the guest, whose data moves to the account when the person signs in after confirming the address. */
export async function openSessionUntilConfirmation(
  trx: Trx,
  ctx: CallContext,
  refreshTokens: RefreshTokens,
): Promise<OpenedSession> {
  const { realm, viewer, now } = ctx;
  const realmId = realm.id;
  const guestProfile = viewer.isGuest ? viewer.profile : null;
  const profile = guestProfile ?? (await insertProfile(trx, { realmId, accountId: null, name: null, now }));
  if (guestProfile && viewer.session)
    await endSession(trx, { realmId, id: viewer.session.id, reason: 'signedUp', now });
  const owner = { realmId, accountId: null, method: null, profileId: profile.id };
  return { ...(await openSession(trx, owner, ctx, refreshTokens)), lacksConfirmation: true };
}
