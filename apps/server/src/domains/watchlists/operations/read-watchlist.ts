// A list with a page of its titles.
import type { Watchlist } from '@matinee/contract';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal } from '../../../platform/errors/index.ts';
import { cutPage, type DealCards } from '../../titles/index.ts';
import { selectItems } from '../items.queries.ts';
import { presentEntries, presentSummary } from '../watchlists.present.ts';
import { findReadable } from './find-for.ts';
import { cursorOf } from './list-cursor.ts';

export async function readWatchlist(
  ctx: CallContext,
  deal: DealCards,
  { id, rpp, lastSeen }: { id: string; rpp: number; lastSeen?: string | undefined },
): Promise<Watchlist | Refusal> {
  const { db, realm, now } = ctx;
  const cursor = cursorOf(lastSeen);
  if (isRefusal(cursor)) return cursor;
  const list = await findReadable(ctx, { id });
  if (isRefusal(list)) return list;
  const asked = { realmId: realm.id, now, listId: list.id, limit: rpp + 1 };
  const [summary, items] = await Promise.all([
    presentSummary(ctx, deal, list),
    selectItems(db, { ...asked, after: cursor.position }),
  ]);
  const { ids, paging } = cutPage(items, { size: rpp, seen: cursor.count });
  const content = presentEntries(await deal(ctx, { ids }), ids);
  return { ...summary, content, pagingInfo: paging, paging };
}
