// Appends titles to a list: either all of them or none.
import type { WatchlistContent } from '@matinee/contract';
import { isWithinLimit, MAX_WATCHLIST_TITLES, toContentKind } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { countItems, selectAddable } from '../items.queries.ts';
import { endOfList } from '../positions.queries.ts';
import { updateWatchlistTimestamp } from '../watchlists.queries.ts';
import { changeOrder } from './change-order.ts';
import { changeWatchlist } from './change-watchlist.ts';

/** Types that can be watched, or that contain something to watch. */
const addableTypes: readonly string[] = [
  'VIDEO',
  'SEASON_VIDEO',
  'SEASON',
  'SERIES',
  'PLAYLIST',
  'LIVE_EVENT',
  'EPG',
];

export function addToWatchlist(
  ctx: CallContext,
  { id, content }: { id: string; content: readonly WatchlistContent[] },
): Promise<undefined | Refusal> {
  return changeWatchlist(ctx, { id }, async (trx, list) => {
    const listKey = { ...list, now: ctx.now };
    const contentIds = content.map((title) => title.id);
    const rows = await selectAddable(trx, { ...listKey, publicIds: contentIds });
    const rowsById = new Map(rows.map((row) => [row.public_id, row]));
    const titles = content.flatMap((title) => {
      const row = rowsById.get(title.id);
      return row && isOfContentType(row.type, title.contentType) ? [row] : [];
    });
    if (titles.length < content.length) return refuse('notFound');
    const hasDuplicates = new Set(contentIds).size < contentIds.length;
    const existingIds = titles.filter((title) => title.is_in_list).map((title) => title.public_id);
    if (hasDuplicates || existingIds.length > 0) return refuse('duplicatedItem', { ids: existingIds });
    const itemCount = await countItems(trx, listKey);
    if (!isWithinLimit(itemCount, titles.length, MAX_WATCHLIST_TITLES))
      return refuse('watchlistFull', { most: MAX_WATCHLIST_TITLES });
    const addedIds = titles.map((title) => title.id);
    await changeOrder(trx, listKey, endOfList, (itemIds) => [...itemIds, ...addedIds]);
    await updateWatchlistTimestamp(trx, listKey);
    return undefined;
  });
}

/** A request may name a live event by its state (`LIVE`, `UPCOMING`), which changes with time. */
function isOfContentType(type: string, contentType: string): boolean {
  return addableTypes.includes(type) && getDatabaseTypes(contentType).includes(type);
}

const eventContentTypes: readonly string[] = ['LIVE', 'LIVE_EVENT', 'UPCOMING'];

/** The database types that belong to a content type of the API. */
export function getDatabaseTypes(contentType: string): readonly string[] {
  return eventContentTypes.includes(contentType)
    ? ['LIVE_EVENT']
    : addableTypes.filter((type) => toContentKind(type) === toContentKind(contentType));
}
