// The items of a feed as cards, for a row of a section page.
import { isRefusal } from '../../../platform/errors/index.ts';
import { readPage } from '../../../platform/paging/index.ts';
import type { LoadFeedCards } from '../../pages/index.ts';
import { presentCard } from '../news.present.ts';
import { selectFeeds } from '../queries/feeds.queries.ts';
import { getNewsKey, newsCursor, selectItems } from '../queries/items.queries.ts';

/** Returns no cards for an unknown feed, so that a row can be configured before its feed exists. */
export const loadFeedCards: LoadFeedCards = async (ctx, { feed: name, size, lastSeen }) => {
  const { db, realm, languages, now } = ctx;
  const feeds = await selectFeeds(db, realm.id);
  const feed = feeds.find((candidate) => candidate.name === name);
  const page = await readPage(ctx, {
    cursor: newsCursor,
    lastSeen,
    size,
    read: async (after, limit) =>
      feed ? selectItems(db, { realmId: realm.id, feedId: feed.id, now, after, limit }) : [],
    getKey: getNewsKey,
  });
  if (isRefusal(page)) return page;
  return {
    cards: page.rows.map((row) => {
      const { id, title, feedName, description, thumbnail } = presentCard(row, languages);
      return {
        id,
        type: 'DATA_FEED',
        title,
        accessLevel: 'GRANTED',
        feedName,
        ...(description && { description }),
        ...(thumbnail && { thumbnail }),
      };
    }),
    paging: page.paging,
  };
};
