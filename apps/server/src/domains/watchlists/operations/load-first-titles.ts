// Loads the title that a watchlist plays first, for buttons on pages. Lists that the viewer cannot read are left
// out.
import { findStartingVideo, pageSizes } from '@matinee/rules';
import { isRefusal } from '../../../platform/errors/index.ts';
import type { LoadFirstTitles } from '../../pages/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectFirstVisibleItems } from '../items.queries.ts';
import { findReadableList } from './find-watchlist.ts';

export function createFirstTitleLoader(loadCards: LoadCards): LoadFirstTitles {
  return async (ctx, requestedLists) => {
    const foundLists = await Promise.all(requestedLists.map((list) => findReadableList(ctx, list)));
    // Two buttons may play the same list.
    const publicIdByListId = new Map(
      foundLists.flatMap((list) => (isRefusal(list) ? [] : [[list.id, list.public_id]])),
    );
    if (publicIdByListId.size === 0) return new Map();
    const { db, realm, now } = ctx;
    const params = {
      realmId: realm.id,
      now,
      listIds: [...publicIdByListId.keys()],
      limit: pageSizes.watchlist,
    };
    const contentIdsByListId = await selectFirstVisibleItems(db, params);
    const loadedCards = await loadCards(ctx, { ids: [...contentIdsByListId.values()].flat() });
    return new Map(
      [...contentIdsByListId].flatMap(([listId, ids]) => {
        const firstTitle = findStartingVideo(
          ids.flatMap((contentId) => {
            const card = loadedCards.getCard(contentId);
            return card ? { ...card, contentId } : [];
          }),
        );
        const publicId = publicIdByListId.get(listId);
        return firstTitle && publicId
          ? [[publicId, { id: firstTitle.contentId, publicId: firstTitle.id }]]
          : [];
      }),
    );
  };
}
