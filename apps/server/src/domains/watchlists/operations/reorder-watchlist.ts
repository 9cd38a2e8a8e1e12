// Titles in a new order. They share out the places that they have, so what others add or remove meanwhile keeps its
// own, and no title can be lost or doubled.
import type { WatchlistContent } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { orderItems } from '../places.queries.ts';
import { changeOwn } from './change-own.ts';
import { placeOf } from './place.ts';

export async function reorderWatchlist(
  ctx: CallContext,
  {
    id,
    lastSeen,
    content,
  }: { id: string; lastSeen?: string | undefined; content: readonly WatchlistContent[] },
): Promise<undefined | Refusal> {
  const place = placeOf(lastSeen);
  if (isRefusal(place)) return place;
  const contentIds = content.map((title) => title.id);
  return changeOwn(ctx, { id }, async (trx, list) => {
    await orderItems(trx, { realmId: ctx.realm.id, listId: list.id, contentIds, after: Number(place.k) });
    return undefined;
  });
}
