// One change of one of one's own lists, in a transaction that changes of the same list wait for.

import type { CallContext } from '../../../calls/index.ts';
import { type Trx, transaction } from '../../../platform/database/index.ts';
import {
  catchRefusal,
  isRefusal,
  type Refusal,
  RefusedError,
  refuse,
} from '../../../platform/errors/index.ts';
import { lockWatchlist, type WatchlistRow } from '../watchlists.queries.ts';
import { findMyList, type ListParams } from './find-list.ts';
import { publishListChange } from './publish-list-change.ts';

/** A refusal that the work gives back undoes what it did. */
export async function changeMyList<T>(
  ctx: CallContext,
  named: ListParams,
  work: (trx: Trx, list: WatchlistRow) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const list = await findMyList(ctx, named);
  if (isRefusal(list)) return list;
  return catchRefusal(() =>
    transaction(ctx.db, async (trx) => {
      const isThere = await lockWatchlist(trx, { realmId: ctx.realm.id, id: list.public_id });
      const result = isThere ? await work(trx, list) : refuse('notFound');
      if (isRefusal(result)) throw new RefusedError(result);
      await publishListChange(trx, ctx, list.public_id);
      return result;
    }),
  );
}
