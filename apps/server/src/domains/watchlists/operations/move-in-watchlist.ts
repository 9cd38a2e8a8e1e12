// One title to another place of its list, however many lie between. Those between share out their places, as in any new
// order; only the end of a list is a place of its own: what moves there is added anew, so nobody who reads on misses a title.
import type { MovedInWatchlist } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { countPlaces, firstPosition, moveItem, moveToEnd, positionOf } from '../places.queries.ts';
import { changeOwn } from './change-own.ts';

export function moveInWatchlist(
  ctx: CallContext,
  { id, contentId, to }: { id: string; contentId: string; to: 'first' | 'last' | { id: string } },
): Promise<MovedInWatchlist | Refusal> {
  const { realm, now } = ctx;
  return changeOwn(ctx, { id }, async (trx, list) => {
    const asked = { realmId: realm.id, listId: list.id };
    const from = await positionOf(trx, { ...asked, contentId });
    if (from === undefined) return refuse('notFound');
    if (to === 'last') await moveToEnd(trx, { ...asked, from });
    else {
      const place =
        to === 'first'
          ? await firstPosition(trx, asked)
          : await positionOf(trx, { ...asked, contentId: to.id });
      // The title whose place it was to take has gone: it stays where it is.
      if (place !== undefined) await moveItem(trx, { ...asked, from, to: place });
    }
    return countPlaces(trx, { ...asked, now, contentId });
  });
}
