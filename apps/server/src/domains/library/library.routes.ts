import { type Handlers, refuse } from '../../platform/http/index.ts';
import { cutPage, type DealCards, findContent, readItemCursor } from '../catalogue/index.ts';
import { continueWatching, progressOf } from './library.queries.ts';
import { recordProgress } from './operations/record-progress.ts';

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
      const found = await progressOf(db, viewer.profile.id, [content.id]);
      return { progress: found.get(content.id) ?? null };
    },

    async getContinueWatching({ query }, ctx) {
      const { db, realm, viewer, now } = ctx;
      if (!viewer.profile) return refuse('unauthorised');
      const after = query.lastSeen === undefined ? null : readItemCursor(query.lastSeen, 'instant');
      if (after === undefined) {
        return refuse('badRequest', undefined, ['query.lastSeen: not a place in this list']);
      }
      const items = await continueWatching(db, {
        realmId: realm.id,
        profileId: viewer.profile.id,
        now,
        after: after && { key: after.k, publicId: after.c },
        limit: query.rpp + 1,
      });
      const { ids, paging } = cutPage({ kind: 'continueWatching' }, items, query.rpp, after?.n ?? 0);
      const dealt = await deal(ctx, { ids });
      return { contentList: dealt.cards(ids), paging };
    },
  };
}
