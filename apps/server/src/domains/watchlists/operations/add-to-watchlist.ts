// Appends titles to a list: either all of them or none. As with favourites, a video must be one that the viewer may
// watch; other titles need no access.
import type { AccessLevel, WatchlistContent } from '@matinee/contract';
import { isWithinLimit, MAX_WATCHLIST_TITLES, selectVisibleActions, toContentKind } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { presentFeatures } from '../../realm/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { countItems, lockVisibleTitles, selectTitleIds } from '../items.queries.ts';
import { endOfList } from '../positions.queries.ts';
import { updateWatchlistTimestamp } from '../watchlists.queries.ts';
import { changeItems } from './change-items.ts';
import { changeWatchlistOnce } from './change-watchlist.ts';
import { findEditableList } from './find-watchlist.ts';

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

export async function addToWatchlist(
  ctx: CallContext,
  loadCards: LoadCards,
  { id, content }: { id: string; content: readonly WatchlistContent[] },
): Promise<undefined | Refusal> {
  const editableList = await findEditableList(ctx, { id });
  if (isRefusal(editableList)) return editableList;
  const publicIds = content.map((title) => title.id);
  // Before the transaction, because cards are loaded by another connection.
  const deniedLevel = await findDeniedLevel(ctx, loadCards, publicIds);
  if (deniedLevel) return refuse('accessDenied', { accessLevel: deniedLevel });
  const request = { call: 'addToWatchlist', body: content } as const;
  return changeWatchlistOnce(ctx, editableList, request, async (trx, list) => {
    const listKey = { ...list, now: ctx.now };
    const rows = await lockVisibleTitles(trx, { ...listKey, publicIds });
    const rowsById = new Map(rows.map((row) => [row.public_id, row]));
    const titles = content.flatMap((title) => {
      const row = rowsById.get(title.id);
      return row && isOfContentType(row.type, title.contentType) ? [row] : [];
    });
    if (titles.length < content.length) return refuse('notFound');
    const hasDuplicates = new Set(publicIds).size < publicIds.length;
    const existingIds = titles.filter((title) => title.is_in_list).map((title) => title.public_id);
    if (hasDuplicates || existingIds.length > 0) return refuse('duplicatedItem', { ids: existingIds });
    const itemCount = await countItems(trx, listKey);
    if (!isWithinLimit(itemCount, titles.length, MAX_WATCHLIST_TITLES))
      return refuse('watchlistFull', { most: MAX_WATCHLIST_TITLES });
    const addedIds = titles.map((title) => title.id);
    await changeItems(trx, listKey, endOfList, (itemIds) => [...itemIds, ...addedIds]);
    await updateWatchlistTimestamp(trx, listKey);
    return undefined;
  });
}

/** The access level of the first title that the viewer cannot add; undefined when all visible ones can be added. */
async function findDeniedLevel(
  ctx: CallContext,
  loadCards: LoadCards,
  publicIds: readonly string[],
): Promise<AccessLevel | undefined> {
  const { db, realm, viewer } = ctx;
  const features = presentFeatures(realm);
  const ids = await selectTitleIds(db, { realmId: realm.id, publicIds });
  const cards = (await loadCards(ctx, { ids })).getCards(ids);
  return cards.find(
    (title) => selectVisibleActions(['watchlist'], { isGuest: viewer.isGuest, features, title }).length === 0,
  )?.accessLevel;
}

/** A request may name a live event by its state (`LIVE`, `UPCOMING`), which changes with time. */
function isOfContentType(databaseType: string, contentType: string): boolean {
  return addableTypes.includes(databaseType) && getDatabaseTypes(contentType).includes(databaseType);
}

const eventContentTypes: readonly string[] = ['LIVE', 'LIVE_EVENT', 'UPCOMING'];

/** The database types that belong to a content type of the API. */
export function getDatabaseTypes(contentType: string): readonly string[] {
  return eventContentTypes.includes(contentType)
    ? ['LIVE_EVENT']
    : addableTypes.filter((type) => toContentKind(type) === toContentKind(contentType));
}
