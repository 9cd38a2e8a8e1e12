// Every call that changed something tells of it once, also when it came to nothing: whoever asked counts on it.

import type { CallContext } from '../../../calls/index.ts';
import type { Trx } from '../../../platform/database/index.ts';
import { emit } from '../../../platform/events/index.ts';

/** Other pages of the same profile ask for the list anew. */
export async function publishListChange(
  trx: Trx,
  { realm, viewer }: CallContext,
  watchlistId: string,
): Promise<void> {
  if (!viewer.profile) return;
  await emit(trx, {
    realmId: realm.id,
    type: 'LibraryChanged',
    payload: {
      profileId: viewer.profile.id,
      change: { topic: 'library', list: 'watchlists', id: watchlistId },
    },
  });
}
