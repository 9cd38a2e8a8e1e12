// Loads the title that a list starts to play with, for buttons on pages. It is the same title that the list's
// own page plays first. Lists that the viewer cannot read are left out.
import { findFirstInQueue, pageSizes } from '@matinee/rules';
import { isRefusal } from '../../../platform/errors/index.ts';
import type { LoadFirstTitles } from '../../pages/index.ts';
import type { LoadCards } from '../../titles/index.ts';
import { selectFirstItems } from '../items.queries.ts';
import { findReadableList } from './find-watchlist.ts';

export function createLoadFirstTitles(loadCards: LoadCards): LoadFirstTitles {
  return async (ctx, references) => {
    const results = await Promise.all(references.map((list) => findReadableList(ctx, list)));
    // Two buttons may play the same list.
    const lists = new Map(results.flatMap((list) => (isRefusal(list) ? [] : [[list.id, list.public_id]])));
    if (lists.size === 0) return new Map();
    const { db, realm, now } = ctx;
    const params = { realmId: realm.id, now, listIds: [...lists.keys()], limit: pageSizes.watchlist };
    const items = await selectFirstItems(db, params);
    const loadedCards = await loadCards(ctx, { ids: [...items.values()].flat() });
    return new Map(
      [...items].flatMap(([listId, ids]) => {
        const firstTitle = findFirstInQueue(
          ids.flatMap((key) => {
            const card = loadedCards.getCard(key);
            return card ? { ...card, key } : [];
          }),
        );
        const publicId = lists.get(listId);
        return firstTitle && publicId ? [[publicId, { id: firstTitle.key, publicId: firstTitle.id }]] : [];
      }),
    );
  };
}
