// Items of a feed as cards, for a row of a page.
import type { FeedCards } from '../pages/index.ts';
import { readTimeCursor, writeCursor } from '../titles/index.ts';
import { presentCard } from './news.present.ts';
import { selectFeeds } from './queries/feeds.queries.ts';
import { selectItems } from './queries/items.queries.ts';

/** None of a feed that is not there: the row waits for it. */
export const feedCards: FeedCards = async ({ db, realm, languages, now }, { feed: name, size, lastSeen }) => {
  const after = lastSeen === null ? null : readTimeCursor(lastSeen);
  if (after === undefined) return undefined;
  const feeds = await selectFeeds(db, realm.id);
  const feed = feeds.find((one) => one.name === name);
  const rows = feed
    ? await selectItems(db, { realmId: realm.id, feedId: feed.id, now, after, limit: size + 1 })
    : [];
  const page = rows.slice(0, size);
  const last = page.at(-1);
  const goesOn = rows.length > size;
  return {
    cards: page.map((row) => {
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
    paging: {
      lastSeen: goesOn && last ? writeCursor({ t: last.published, i: last.id }) : null,
      moreDataAvailable: goesOn,
    },
  };
};
