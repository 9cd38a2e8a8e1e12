import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { defineTitleCursor, findContent, type LoadCards } from '../titles/index.ts';
import { readLibraryPage } from './operations/read-library-page.ts';
import { recordProgress } from './operations/record-progress.ts';
import { loadProgress, selectContinueWatching } from './queries/progress.queries.ts';

const cursor = defineTitleCursor('continue watching by time');

export function createProgressHandlers(
  loadCards: LoadCards,
): Handlers<'putProgress' | 'getProgress' | 'getContinueWatching'> {
  return {
    async putProgress({ params, body }, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const report = { ...body, realmId: realm.id, profileId: viewer.profile.id, publicId: params.id };
      return (await recordProgress(db, report)) ? undefined : refuse('notFound');
    },

    async getProgress({ params }, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content) return refuse('notFound');
      const progressByContent = await loadProgress(db, {
        realmId: realm.id,
        profileId: viewer.profile.id,
        contentIds: [content.id],
      });
      return { progress: progressByContent.get(content.id) ?? null };
    },

    async getContinueWatching({ query }, ctx) {
      const page = await readLibraryPage(
        loadCards,
        ctx,
        { selectPage: selectContinueWatching, cursor },
        query,
      );
      return isRefusal(page) ? page : { contentList: page.cards, paging: page.paging };
    },
  };
}
