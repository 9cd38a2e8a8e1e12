// Runs a change of the viewer's own list in a transaction. A row lock serialises changes of the same list.

import type { CallContext } from '../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import {
  catchRefusal,
  isRefusal,
  type Refusal,
  RefusedError,
  refuse,
} from '../../../platform/errors/index.ts';
import type { ProfileListKey } from '../positions.queries.ts';
import { lockWatchlist } from '../watchlists.queries.ts';
import { findEditableList, type ListParams } from './find-watchlist.ts';
import { publishListChange } from './publish-list-change.ts';

/** Rolls back when `change` returns a refusal. */
export async function changeWatchlist<T>(
  ctx: CallContext,
  params: ListParams,
  change: (trx: Trx, list: ProfileListKey) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const list = await findEditableList(ctx, params);
  if (isRefusal(list)) return list;
  const profileId = ctx.viewer.profile?.id;
  if (profileId === undefined) return refuse('unauthorised');
  const realmId = ctx.realm.id;
  return catchRefusal(() =>
    runInTransaction(ctx.db, async (trx) => {
      const isFound = await lockWatchlist(trx, { realmId, profileId, id: list.public_id });
      const result = isFound
        ? await change(trx, { realmId, profileId, listId: list.id })
        : refuse('notFound');
      if (isRefusal(result)) throw new RefusedError(result);
      await publishListChange(trx, ctx, list.public_id);
      return result;
    }),
  );
}
