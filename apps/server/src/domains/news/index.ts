// News: feeds that operators write or the server fetches from RSS and Atom sources, and their items.

export { createNewsJobHandlers, scheduleAllFeedFetches } from './news.jobs.ts';
export { createNewsHandlers } from './news.routes.ts';
export { loadFeedCards } from './operations/load-feed-cards.ts';
export { putFeed } from './operations/put-feed.ts';
export { putItem } from './operations/put-item.ts';
export { removeNews } from './operations/remove-news.ts';
export { selectFeedStates } from './queries/feeds.queries.ts';
export { type PublicNewsItem, selectPublicNews } from './queries/items.queries.ts';
export { parseRichBlocks } from './rich-blocks.ts';
