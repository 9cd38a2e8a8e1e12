// What somebody did as a guest comes along when they sign in; the guest's session is over.

import type { Viewer } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { closeSession } from './close-session.ts';

/** Moves what belongs to a guest's profile to another profile, in the same transaction. */
export type AdoptGuest = (
  trx: Trx,
  move: { realmId: number; fromProfileId: number; toProfileId: number },
) => Promise<void>;

export async function leaveGuestSession(
  trx: Trx,
  guest: Viewer,
  to: { realmId: number; profileId: number; now: Temporal.Instant },
  adoptGuest: AdoptGuest,
): Promise<void> {
  if (!guest.isGuest || !guest.session || !guest.profile) return;
  const { realmId, profileId, now } = to;
  await adoptGuest(trx, { realmId, fromProfileId: guest.profile.id, toProfileId: profileId });
  await closeSession(trx, { realmId, id: guest.session.id, why: 'signedIn', now });
}
