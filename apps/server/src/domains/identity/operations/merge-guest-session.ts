// Moves the data of a guest to the profile that signs in, and ends the guest session.

import type { Viewer } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { endSession } from './end-session.ts';

/** Moves the data of a guest profile to another profile in the same transaction. */
export type MoveGuestData = (
  trx: Trx,
  move: { realmId: number; fromProfileId: number; toProfileId: number },
) => Promise<void>;

export async function mergeGuestSession(
  trx: Trx,
  guest: Viewer,
  target: { realmId: number; profileId: number; now: Temporal.Instant },
  moveGuestData: MoveGuestData,
): Promise<void> {
  if (!guest.isGuest || !guest.session || !guest.profile) return;
  const { realmId, profileId, now } = target;
  await moveGuestData(trx, { realmId, fromProfileId: guest.profile.id, toProfileId: profileId });
  await endSession(trx, { realmId, id: guest.session.id, reason: 'signedIn', now });
}
