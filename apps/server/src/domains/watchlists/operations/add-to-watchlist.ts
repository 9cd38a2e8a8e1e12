// Titles at the end of a list: all of them, or none.
import type { WatchlistContent } from '@matinee/contract';
import { fitsLimit, MAX_WATCHLIST_TITLES, toContentKind } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import { type Refusal, refuse } from '../../../platform/errors/index.ts';
import { countItems, selectAddable } from '../items.queries.ts';
import { endOfList } from '../positions.queries.ts';
import { touchWatchlist } from '../watchlists.queries.ts';
import { changeMyList } from './change-my-list.ts';
import { changeOrder } from './change-order.ts';

/** What a list holds is something to watch, or a list of that. */
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
  const { realm, now } = ctx;
  return changeMyList(ctx, { id }, async (trx, list) => {
    const asked = { realmId: realm.id, now, listId: list.id };
    const contentIds = content.map((title) => title.id);
    const rows = await selectAddable(trx, { ...asked, contentIds });
    const found = new Map(rows.map((row) => [row.public_id, row]));
    const titles = content.flatMap((title) => {
      const row = found.get(title.id);
      return row && isA(row.type, title.contentType) ? [row] : [];
    });
    if (titles.length < content.length) return refuse('notFound');
    const isTwice = new Set(contentIds).size < contentIds.length;
    const listed = titles.filter((title) => title.is_listed).map((title) => title.public_id);
    if (isTwice || listed.length > 0) return refuse('duplicatedItem', { ids: listed });
    const held = await countItems(trx, asked);
    if (!fitsLimit(held, titles.length, MAX_WATCHLIST_TITLES))
      return refuse('watchlistFull', { most: MAX_WATCHLIST_TITLES });
    const added = titles.map((title) => title.id);
    await changeOrder(trx, asked, endOfList, (itemIds) => [...itemIds, ...added]);
    await touchWatchlist(trx, asked);
    return undefined;
  });
}

/** An event is a live one or one to come, as the moment has it. */
function isA(type: string, asked: string): boolean {
  return addableTypes.includes(type) && typesOf(asked).includes(type);
}

const events: readonly string[] = ['LIVE', 'LIVE_EVENT', 'UPCOMING'];

/** The types under which the catalogue may keep what a call names so. */
export function typesOf(asked: string): readonly string[] {
  return events.includes(asked)
    ? ['LIVE_EVENT']
    : addableTypes.filter((type) => toContentKind(type) === toContentKind(asked));
}
