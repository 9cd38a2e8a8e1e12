import type { NewsList } from '@matinee/contract';
import type { CallContext, Handlers } from '../../calls/index.ts';
import { isRefusal, type Refusal, refuse } from '../../platform/errors/index.ts';
import { readTimeCursor, writeCursor } from '../titles/index.ts';
import { presentCard, presentFeed, presentItem } from './news.present.ts';
import { type FeedRow, selectFeeds } from './queries/feeds.queries.ts';
import { selectItem, selectItems } from './queries/items.queries.ts';

interface PageAsked {
  rpp: number;
  lastSeen?: string | undefined;
}

export function newsHandlers(): Handlers<'getNews' | 'getNewsFeed' | 'getNewsItem'> {
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
  { db, realm, languages, now }: CallContext,
  { rpp, lastSeen, feeds, feedId }: PageAsked & { feeds: FeedRow[]; feedId: number | null },
): Promise<NewsList | Refusal> {
  const after = lastSeen === undefined ? null : readTimeCursor(lastSeen);
  if (after === undefined)
    return refuse('badRequest', undefined, ['query.lastSeen: not a place in this list']);
  const rows = await selectItems(db, { realmId: realm.id, feedId, now, after, limit: rpp + 1 });
  const page = rows.slice(0, rpp);
  const last = page.at(-1);
  const goesOn = rows.length > rpp;
  return {
    feeds: feeds.map((feed) => presentFeed(feed, languages)),
    contentList: page.map((row) => presentCard(row, languages)),
    paging: {
      lastSeen: goesOn && last ? writeCursor({ t: last.published, i: last.id }) : null,
      moreDataAvailable: goesOn,
    },
  };
}
