// Each request that changes the items of a list publishes one event, even when nothing changed: the client ignores one
// event per change that it sent. `saveWatchlist` publishes none for a list that is saved already.

import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';

/** Emits `LibraryChanged`, so that other open pages of the profile reload the list. */
export async function publishListChange(
  trx: Trx,
  { realm, viewer }: CallContext,
  watchlistPublicId: string,
): Promise<void> {
  if (!viewer.profile) return;
  await emit(trx, {
    realmId: realm.id,
    type: 'LibraryChanged',
    payload: {
      profileId: viewer.profile.id,
      change: { topic: 'library', list: 'watchlists', id: watchlistPublicId },
    },
  });
}
