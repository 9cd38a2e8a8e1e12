// News: feeds that operators write, or that are fetched from elsewhere, and the items in them.

export { newsJobs, scheduleAllFetches } from './news.jobs.ts';
export { newsHandlers } from './news.routes.ts';
export { loadFeedCards } from './operations/load-feed-cards.ts';
export { putFeed } from './operations/put-feed.ts';
export { putItem } from './operations/put-item.ts';
export { removeNews } from './operations/remove-news.ts';
export { selectFeedStates } from './queries/feeds.queries.ts';
export { type PublicNewsItem, selectPublicNews } from './queries/items.queries.ts';
export { richParagraphs } from './rich-paragraphs.ts';
