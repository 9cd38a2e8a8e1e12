import { isVideo } from '@matinee/rules';
import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { defineTitleCursor, findContent, type LoadCards } from '../titles/index.ts';
import { changeAndPublish } from './operations/publish-library-change.ts';
import { readLibraryPage } from './operations/read-library-page.ts';
import { addFavourite, listFavourites, removeFavourite } from './queries/favourites.queries.ts';

const cursor = defineTitleCursor('favourites by time');

export function favouriteHandlers(
  loadCards: LoadCards,
): Handlers<'getFavourites' | 'putFavourite' | 'deleteFavourite'> {
  return {
    async getFavourites({ query }, ctx) {
      const page = await readLibraryPage(loadCards, ctx, { list: listFavourites, cursor }, query);
      return isRefusal(page) ? page : { vods: page.cards, paging: page.paging };
    },

    async putFavourite({ params }, ctx) {
      const { db, realm, viewer, now } = ctx;
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content || !isVideo(content.type)) return refuse('notFound');
      const card = (await loadCards(ctx, { ids: [content.id] })).card(content.id);
      if (!card) return refuse('notFound');
      if (card.accessLevel !== 'GRANTED') return refuse('accessDenied');
      const whose = { realmId: realm.id, profileId: viewer.profile.id };
      await changeAndPublish(db, whose, toldOf(params.id, true), (trx) =>
        addFavourite(trx, { ...whose, contentId: content.id, now }),
      );
      return undefined;
    },

    // Also of a title that is not granted any more, or cannot be seen.
    async deleteFavourite({ params }, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content) return refuse('notFound');
      const whose = { realmId: realm.id, profileId: viewer.profile.id };
      await changeAndPublish(db, whose, toldOf(params.id, false), (trx) =>
        removeFavourite(trx, { ...whose, contentId: content.id }),
      );
      return undefined;
    },
  };
}

const toldOf = (id: string, favourite: boolean) =>
  ({ topic: 'library', list: 'favourites', id, favourite }) as const;
