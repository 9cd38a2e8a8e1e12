// One's own list is deleted. Somebody else's that one keeps is kept no more, and stays what it is.

import type { CallContext } from '../../../calls/index.ts';
import { transaction } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { ownershipOf } from '../watchlists.policy.ts';
import { dropWatchlist, removeWatchlist } from '../watchlists.queries.ts';
import { findReadableList, type ListParams } from './find-list.ts';
import { publishListChange } from './publish-list-change.ts';

export async function deleteWatchlist(ctx: CallContext, named: ListParams): Promise<undefined | Refusal> {
  const { db, realm, viewer } = ctx;
  const list = await findReadableList(ctx, named);
  if (isRefusal(list)) return list;
  const profileId = viewer.profile?.id;
  if (profileId === undefined) return refuse('unauthorised');
  const ownership = ownershipOf(list, profileId);
  if (ownership === 'shared') return refuse('forbidden');
  const known = { realmId: realm.id, profileId, id: list.id };
  const isDone = await transaction(db, async (trx) => {
    const isGone = await (ownership === 'owned' ? removeWatchlist(trx, known) : dropWatchlist(trx, known));
    if (isGone) await publishListChange(trx, ctx, list.public_id);
    return isGone;
  });
  return isDone ? undefined : refuse('notFound');
}
