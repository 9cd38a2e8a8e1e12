// Runs a change of the viewer's own list in a transaction. A row lock serialises changes of the same list.

import type { CallName } from '@matinee/contract';
import { type CallContext, runIdempotently } from '../../../calls/index.ts';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import {
  catchRefusal,
  isRefusal,
  type Refusal,
  RefusedError,
  refuse,
} from '../../../platform/errors/index.ts';
import type { ProfileListKey } from '../positions.queries.ts';
import { lockWatchlist, type WatchlistRow } from '../watchlists.queries.ts';
import { findEditableList, type ListParams } from './find-watchlist.ts';
import { publishListChange } from './publish-list-change.ts';

type RunChange<T> = (trx: Trx, list: ProfileListKey) => Promise<T | Refusal>;

/** Rolls back when `change` returns a refusal. */
export async function changeWatchlist<T>(
  ctx: CallContext,
  params: ListParams,
  change: RunChange<T>,
): Promise<T | Refusal> {
  const list = await findEditableList(ctx, params);
  if (isRefusal(list)) return list;
  return catchRefusal(() => runInTransaction(ctx.db, (trx) => applyChange(ctx, trx, list, change)));
}

/** Runs a change once per Idempotency-Key: a retry succeeds without a second change. */
export async function changeWatchlistOnce(
  ctx: CallContext,
  list: WatchlistRow,
  { call, body }: { call: CallName; body: unknown },
  change: RunChange<undefined>,
): Promise<undefined | Refusal> {
  const result = await runIdempotently(ctx, call, { id: list.public_id, body }, async (trx) => {
    await applyChange(ctx, trx, list, change);
    return true;
  });
  return isRefusal(result) ? result : undefined;
}

async function applyChange<T>(
  ctx: CallContext,
  trx: Trx,
  list: WatchlistRow,
  change: RunChange<T>,
): Promise<T> {
  const realmId = ctx.realm.id;
  const profileId = ctx.viewer.profile?.id;
  const isFound =
    profileId !== undefined && (await lockWatchlist(trx, { realmId, profileId, publicId: list.public_id }));
  const result = isFound ? await change(trx, { realmId, profileId, listId: list.id }) : refuse('notFound');
  if (isRefusal(result)) throw new RefusedError(result);
  await publishListChange(trx, ctx, list.public_id);
  return result;
}
