// Reads a list with one page of its items.
import type { Watchlist } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { type LoadCards, readTitleListPage } from '../../titles/index.ts';
import { selectVisibleItems } from '../items.queries.ts';
import { presentEntries } from '../watchlists.present.ts';
import { findReadableList } from './find-watchlist.ts';
import { itemCursor } from './item-cursor.ts';
import { loadSummary } from './load-summaries.ts';

export async function readWatchlist(
  ctx: CallContext,
  loadCards: LoadCards,
  { id, rpp, lastSeen }: { id: string; rpp: number; lastSeen?: string | undefined },
): Promise<Watchlist | Refusal> {
  const { db, realm, now } = ctx;
  const list = await findReadableList(ctx, { id });
  if (isRefusal(list)) return list;
  const params = { realmId: realm.id, now, listId: list.id };
  const [summary, page] = await Promise.all([
    loadSummary(ctx, loadCards, list),
    readTitleListPage(ctx, {
      cursor: itemCursor,
      lastSeen,
      size: rpp,
      read: (after, limit) => selectVisibleItems(db, { ...params, after: after?.key ?? null, limit }),
    }),
  ]);
  if (isRefusal(page)) return page;
  const { ids, paging } = page;
  const content = presentEntries(await loadCards(ctx, { ids }), ids);
  return { ...summary, content, pagingInfo: paging, paging };
}
