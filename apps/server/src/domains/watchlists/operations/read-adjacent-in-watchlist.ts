// Reads the items before and after a title, for playing through the list.
import type { CallResponse, Calls } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectVisibleItems, selectVisibleItemsBefore } from '../items.queries.ts';
import { selectPosition } from '../positions.queries.ts';
import { presentEntries } from '../watchlists.present.ts';
import { findReadableList, type ListParams } from './find-watchlist.ts';

export async function readAdjacentInWatchlist(
  ctx: CallContext,
  loadCards: LoadCards,
  { contentId, size, ...listParams }: ListParams & { contentId: string; size: number },
): Promise<CallResponse<Calls['getAdjacentInWatchlist']> | Refusal> {
  const { db, realm, now } = ctx;
  const list = await findReadableList(ctx, listParams);
  if (isRefusal(list)) return list;
  const position = await selectPosition(db, { realmId: realm.id, listId: list.id, publicId: contentId });
  if (position === undefined) return refuse('notFound');
  const params = { realmId: realm.id, now, listId: list.id, limit: size };
  const [precedingRowsNearestFirst, followingRows] = await Promise.all([
    selectVisibleItemsBefore(db, { ...params, before: position }),
    selectVisibleItems(db, { ...params, after: position }),
  ]);
  const getContentIds = (items: readonly { content_id: number }[]) =>
    items.map(({ content_id }) => content_id);
  const precedingIds = getContentIds(precedingRowsNearestFirst).reverse();
  const loadedCards = await loadCards(ctx, { ids: [...precedingIds, ...getContentIds(followingRows)] });
  return {
    precedingContent: presentEntries(loadedCards, precedingIds),
    followingContent: presentEntries(loadedCards, getContentIds(followingRows)),
  };
}
