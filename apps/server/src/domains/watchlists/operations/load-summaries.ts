// Loads the summaries of watchlists: their names, owners and thumbnails.
import type { WatchlistSummary } from '@matinee/contract';
import { buildHref } from '@matinee/rules';
import type { CallContext } from '../../../calls/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectFirstVisibleItems } from '../items.queries.ts';
import { canShareWatchlists, getOwnership } from '../watchlists.policy.ts';
import type { WatchlistRow } from '../watchlists.queries.ts';

/** The viewer shows four; the fifth replaces an image that fails to load. */
const maxThumbnails = 5;

export async function loadSummaries(
  ctx: CallContext,
  loadCards: LoadCards,
  lists: readonly WatchlistRow[],
): Promise<WatchlistSummary[]> {
  const { db, realm, viewer, now } = ctx;
  const listIds = lists.map(({ id }) => id);
  const firstItems = await selectFirstVisibleItems(db, {
    realmId: realm.id,
    now,
    listIds,
    limit: maxThumbnails,
  });
  const loadedCards = await loadCards(ctx, { ids: [...new Set([...firstItems.values()].flat())] });
  return lists.map((list) => {
    const ownership = getOwnership(list, viewer.profile?.id ?? null);
    const cards = loadedCards.getCards(firstItems.get(list.id) ?? []);
    return {
      watchlistExternalId: list.public_id,
      ownerExternalId: list.owner,
      name: list.name,
      ownerName: ownership === 'owned' || list.is_owner_shown ? list.owner_name : null,
      isOwnerShown: list.is_owner_shown,
      ownership,
      thumbnails: cards.flatMap(({ thumbnail, poster }) => thumbnail ?? poster ?? []),
      saved: ownership !== 'shared',
      shareablePath: canShareWatchlists(realm) ? buildShareablePath(list) : null,
      isEmpty: cards.length === 0,
    };
  });
}

export async function loadSummary(
  ctx: CallContext,
  loadCards: LoadCards,
  list: WatchlistRow,
): Promise<WatchlistSummary> {
  const [summary] = await loadSummaries(ctx, loadCards, [list]);
  if (!summary) throw new Error('There is no summary of the list');
  return summary;
}

/** The default path, because the recipient's language is unknown. */
function buildShareablePath({ public_id, owner }: WatchlistRow): string {
  return buildHref({ route: 'WATCHLISTS', params: { watchlistId: public_id }, query: { owner } });
}
