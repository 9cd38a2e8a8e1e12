import type { NewsList } from '@matinee/contract';
import type { CallContext, Handlers } from '../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { readPage } from '../../platform/paging/index.ts';
import { presentCard, presentFeed, presentItem } from './news.present.ts';
import { type FeedRow, selectFeeds } from './queries/feeds.queries.ts';
import { getNewsKey, newsCursor, selectItem, selectItems } from './queries/items.queries.ts';

interface PageInput {
  rpp: number;
  lastSeen?: string | undefined;
}

export function createNewsHandlers(): Handlers<'getNews' | 'getNewsFeed' | 'getNewsItem'> {
  return {
    getNews: async ({ query }, ctx) =>
      readList(ctx, { ...query, feeds: await selectFeeds(ctx.db, ctx.realm.id), feedId: null }),

    async getNewsFeed({ params, query }, ctx) {
      const feeds = await selectFeeds(ctx.db, ctx.realm.id);
      const feed = feeds.find(({ name }) => name === params.feedName);
      if (!feed) return refuse('notFound');
      const list = await readList(ctx, { ...query, feeds, feedId: feed.id });
      return isRefusal(list) ? list : { ...presentFeed(feed, ctx.languages), ...list };
    },

    async getNewsItem({ params }, { db, realm, languages, now }) {
      const { feedName, newId } = params;
      if (`${feedName}${newId}`.includes('\0')) return refuse('notFound');
      const row = await selectItem(db, { realmId: realm.id, feedName, publicId: newId, now });
      return row ? presentItem(row, languages) : refuse('notFound');
    },
  };
}

async function readList(
  ctx: CallContext,
  { rpp, lastSeen, feeds, feedId }: PageInput & { feeds: FeedRow[]; feedId: number | null },
): Promise<NewsList | Refusal> {
  const { db, realm, languages, now } = ctx;
  const page = await readPage(ctx, {
    cursor: newsCursor,
    lastSeen,
    size: rpp,
    read: (after, limit) => selectItems(db, { realmId: realm.id, feedId, now, after, limit }),
    getKey: getNewsKey,
  });
  if (isRefusal(page)) return page;
  return {
    feeds: feeds.map((feed) => presentFeed(feed, languages)),
    contentList: page.rows.map((row) => presentCard(row, languages)),
    paging: page.paging,
  };
}
