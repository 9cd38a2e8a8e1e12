// News: feeds that operators write, or that are fetched from elsewhere, and the items in them.

export { feedCards } from './feed-cards.ts';
export { lookAtAll, newsJobs } from './news.jobs.ts';
export { newsHandlers } from './news.routes.ts';
export { putFeed } from './operations/put-feed.ts';
export { putItem } from './operations/put-item.ts';
export { removeNews } from './operations/remove-news.ts';
export { feedStates } from './queries/feeds.queries.ts';
export { type ListedNews, listedNews } from './queries/items.queries.ts';
export { richParagraphs } from './rich-paragraphs.ts';
