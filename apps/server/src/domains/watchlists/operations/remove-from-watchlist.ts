import type { CallContext } from '../../../calls/index.ts';
import type { Refusal } from '../../../platform/errors/index.ts';
import { removeItem } from '../items.queries.ts';
import { typesOf } from './add-to-watchlist.ts';
import { changeOwn } from './change-own.ts';

export function removeFromWatchlist(
  ctx: CallContext,
  { id, type, contentId }: { id: string; type: string; contentId: string },
): Promise<undefined | Refusal> {
  return changeOwn(ctx, { id }, async (trx, list) => {
    await removeItem(trx, { realmId: ctx.realm.id, listId: list.id, contentId, types: typesOf(type) });
    return undefined;
  });
}
