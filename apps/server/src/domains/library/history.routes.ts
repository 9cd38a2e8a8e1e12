import type { Handlers } from '../../calls/index.ts';
import { isRefusal, refuse } from '../../platform/errors/index.ts';
import { type DealCards, defineTitleCursor, findContent } from '../titles/index.ts';
import { forgetHistory, forgetTitle, historyFrom } from './history.queries.ts';
import { readKeptPage } from './read-kept-page.ts';
import { changeAndTell } from './tell-of-library.ts';

const cursor = defineTitleCursor('watch history by time');

const told = { topic: 'library', list: 'history' } as const;

export function historyHandlers(
  deal: DealCards,
): Handlers<'getHistory' | 'removeFromHistory' | 'clearHistory'> {
  return {
    async getHistory({ query }, ctx) {
      const page = await readKeptPage(deal, ctx, { list: historyFrom, cursor }, query);
      return isRefusal(page) ? page : { contentList: page.cards, paging: page.paging };
    },

    async removeFromHistory({ params }, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const content = await findContent(db, { realmId: realm.id, publicId: params.id });
      if (!content) return refuse('notFound');
      const whose = { realmId: realm.id, profileId: viewer.profile.id };
      await changeAndTell(db, whose, told, (trx) => forgetTitle(trx, { ...whose, contentId: content.id }));
      return undefined;
    },

    async clearHistory(_input, { db, realm, viewer }) {
      if (!viewer.profile) return refuse('unauthorised');
      const whose = { realmId: realm.id, profileId: viewer.profile.id };
      await changeAndTell(db, whose, told, (trx) => forgetHistory(trx, whose));
      return undefined;
    },
  };
}
