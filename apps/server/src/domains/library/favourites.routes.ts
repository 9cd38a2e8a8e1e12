import { isVideo } from '@matinee/rules';
import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { defineTitleCursor, findContent, type LoadCards } from '../titles/index.ts';
import { changeLibrary } from './operations/change-library.ts';
import { readLibraryPage } from './operations/read-library-page.ts';
import { restoreLibraryEntry } from './operations/restore-library-entry.ts';
import { addFavourite, selectFavourites } from './queries/favourites.queries.ts';
import { removeEntry } from './queries/removed-entries.queries.ts';

const cursor = defineTitleCursor('favourites by time');

export function createFavouriteHandlers(
  loadCards: LoadCards,
): Handlers<'getFavourites' | 'putFavourite' | 'deleteFavourite' | 'restoreFavourite'> {
  return {
    async getFavourites({ query }, ctx) {
      const page = await readLibraryPage(loadCards, ctx, { selectPage: selectFavourites, cursor }, query);
      return isRefusal(page) ? page : { vods: page.cards, paging: page.paging };
    },

    async putFavourite({ params }, ctx) {
      const { db, realm, viewer, now } = ctx;
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content || !isVideo(content.type)) return refuse('notFound');
      const card = (await loadCards(ctx, { ids: [content.id] })).getCard(content.id);
      if (!card) return refuse('notFound');
      if (card.accessLevel !== 'GRANTED') return refuse('accessDenied', { accessLevel: card.accessLevel });
      const profileKey = { realmId: realm.id, profileId: viewer.profile.id };
      await changeLibrary(db, profileKey, describeChange(params.id, true), (trx) =>
        addFavourite(trx, { ...profileKey, contentId: content.id, now }),
      );
      return undefined;
    },

    // Works for locked and hidden titles too.
    async deleteFavourite({ params }, { db, realm, viewer, now }) {
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content) return refuse('notFound');
      const profileKey = { realmId: realm.id, profileId: viewer.profile.id };
      await changeLibrary(db, profileKey, describeChange(params.id, false), (trx) =>
        removeEntry(trx, 'favourite', { ...profileKey, contentId: content.id, now }),
      );
      return undefined;
    },

    async restoreFavourite({ params: { id } }, ctx) {
      return restoreLibraryEntry(ctx, {
        publicId: id,
        table: 'favourite',
        change: describeChange(id, true),
      });
    },
  };
}

const describeChange = (id: string, favourite: boolean) =>
  ({ topic: 'library', list: 'favourites', id, favourite }) as const;
