import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { type DealCards, defineTitleCursor, findContent } from '../titles/index.ts';
import { continueWatching, progressOf } from './library.queries.ts';
import { recordProgress } from './operations/record-progress.ts';
import { readKeptPage } from './read-kept-page.ts';

const cursor = defineTitleCursor('continue watching by time');

export function libraryHandlers(
  deal: DealCards,
): Handlers<'putProgress' | 'getProgress' | 'getContinueWatching'> {
  return {
    async putProgress({ params, body }, { db, realm, viewer, now }) {
      if (!viewer.profile) return refuse('unauthorised');
      const report = { ...body, realmId: realm.id, profileId: viewer.profile.id, contentId: params.id, now };
      return (await recordProgress(db, report)) ? undefined : refuse('notFound');
    },

    async getProgress({ params }, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content) return refuse('notFound');
      const found = await progressOf(db, {
        realmId: realm.id,
        profileId: viewer.profile.id,
        contentIds: [content.id],
      });
      return { progress: found.get(content.id) ?? null };
    },

    async getContinueWatching({ query }, ctx) {
      const page = await readKeptPage(deal, ctx, { list: continueWatching, cursor }, query);
      return isRefusal(page) ? page : { contentList: page.cards, paging: page.paging };
    },
  };
}
