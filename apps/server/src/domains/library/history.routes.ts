import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { defineTitleCursor, findContent, type LoadCards } from '../titles/index.ts';
import { changeLibrary } from './operations/change-library.ts';
import { readLibraryPage } from './operations/read-library-page.ts';
import { restoreLibraryEntry } from './operations/restore-library-entry.ts';
import { deleteHistory, selectHistory } from './queries/history.queries.ts';
import { removeEntry } from './queries/removed-entries.queries.ts';

const cursor = defineTitleCursor('watch history by time');

const historyChange = { topic: 'library', list: 'history' } as const;

export function createHistoryHandlers(
  loadCards: LoadCards,
): Handlers<'getHistory' | 'removeFromHistory' | 'restoreInHistory' | 'clearHistory'> {
  return {
    async getHistory({ query }, ctx) {
      const page = await readLibraryPage(loadCards, ctx, { selectPage: selectHistory, cursor }, query);
      return isRefusal(page) ? page : { contentList: page.cards, paging: page.paging };
    },

    async removeFromHistory({ params }, { db, realm, viewer, now }) {
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content) return refuse('notFound');
      const profileKey = { realmId: realm.id, profileId: viewer.profile.id };
      await changeLibrary(db, profileKey, historyChange, (trx) =>
        removeEntry(trx, 'progress', { ...profileKey, contentId: content.id, now }),
      );
      return undefined;
    },

    async restoreInHistory({ params }, ctx) {
      return restoreLibraryEntry(ctx, { publicId: params.id, table: 'progress', change: historyChange });
    },

    async clearHistory(_input, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const profileKey = { realmId: realm.id, profileId: viewer.profile.id };
      await changeLibrary(db, profileKey, historyChange, (trx) => deleteHistory(trx, profileKey));
      return undefined;
    },
  };
}
