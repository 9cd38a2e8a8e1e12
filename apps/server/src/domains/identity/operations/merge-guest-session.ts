// Moves the data of a guest to the profile that signs in, and ends the guest session. Does nothing when the viewer is
// not a guest.

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
  viewer: Viewer,
  target: { realmId: number; profileId: number; now: Temporal.Instant },
  moveGuestData: MoveGuestData,
): Promise<void> {
  if (!viewer.isGuest || !viewer.session || !viewer.profile) return;
  const { realmId, profileId, now } = target;
  await moveGuestData(trx, { realmId, fromProfileId: viewer.profile.id, toProfileId: profileId });
  await endSession(trx, { realmId, id: viewer.session.id, reason: 'signedIn', now });
}
