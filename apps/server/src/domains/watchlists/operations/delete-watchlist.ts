// Deletes the viewer's own list. For a saved list of another profile, deletes only the viewer's saved entry.

import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { getOwnership } from '../watchlists.policy.ts';
import { deleteSavedWatchlist, deleteWatchlistRow } from '../watchlists.queries.ts';
import { findReadableList, type ListParams } from './find-watchlist.ts';
import { publishListChange } from './publish-list-change.ts';

export async function deleteWatchlist(ctx: CallContext, params: ListParams): Promise<undefined | Refusal> {
  const { db, realm, viewer } = ctx;
  const list = await findReadableList(ctx, params);
  if (isRefusal(list)) return list;
  const profileId = viewer.profile?.id;
  if (profileId === undefined) return refuse('unauthorised');
  const ownership = getOwnership(list, profileId);
  if (ownership === 'shared') return refuse('forbidden');
  const key = { realmId: realm.id, profileId, listId: list.id };
  const isDeleted = await runInTransaction(db, async (trx) => {
    const isRowDeleted = await (ownership === 'owned'
      ? deleteWatchlistRow(trx, key)
      : deleteSavedWatchlist(trx, key));
    if (isRowDeleted) await publishListChange(trx, ctx, list.public_id);
    return isRowDeleted;
  });
  return isDeleted ? undefined : refuse('notFound');
}
