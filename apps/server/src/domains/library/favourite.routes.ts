import { isVideo } from '@matinee/rules';
import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { type DealCards, defineTitleCursor, findContent } from '../titles/index.ts';
import { addFavourite, favouritesFrom, removeFavourite } from './favourite.queries.ts';
import { readKeptPage } from './read-kept-page.ts';
import { changeAndTell } from './tell-of-library.ts';

const cursor = defineTitleCursor('favourites by time');

export function favouriteHandlers(
  deal: DealCards,
): Handlers<'getFavourites' | 'putFavourite' | 'deleteFavourite'> {
  return {
    async getFavourites({ query }, ctx) {
      const page = await readKeptPage(deal, ctx, { list: favouritesFrom, cursor }, query);
      return isRefusal(page) ? page : { vods: page.cards, paging: page.paging };
    },

    async putFavourite({ params }, ctx) {
      const { db, realm, viewer, now } = ctx;
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content || !isVideo(content.type)) return refuse('notFound');
      const card = (await deal(ctx, { ids: [content.id] })).card(content.id);
      if (!card) return refuse('notFound');
      if (card.accessLevel !== 'GRANTED') return refuse('accessDenied');
      const whose = { realmId: realm.id, profileId: viewer.profile.id };
      await changeAndTell(db, whose, toldOf(params.id, true), (trx) =>
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
      await changeAndTell(db, whose, toldOf(params.id, false), (trx) =>
        removeFavourite(trx, { ...whose, contentId: content.id }),
      );
      return undefined;
    },
  };
}

const toldOf = (id: string, favourite: boolean) =>
  ({ topic: 'library', list: 'favourites', id, favourite }) as const;
