// News feeds of a realm and their items.
import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { artwork } from './content.ts';
import { richNode } from './external-pages.ts';
import { paging } from './section.ts';

export const newsFeed = z.object({ feedName: z.string(), title: z.string() });
export type NewsFeed = z.infer<typeof newsFeed>;

export const newsCard = z.object({
  id: z.string(),
  type: z.literal('DATA_FEED'),
  feedName: z.string(),
  feedTitle: z.string(),
  title: z.string(),
  description: z.string().optional(),
  publishedAt: instant,
  thumbnail: artwork.optional(),
});
export type NewsCard = z.infer<typeof newsCard>;

/** Newest first. */
export const newsList = z.object({
  /** All feeds of the realm, regardless of the requested one. */
  feeds: z.array(newsFeed),
  contentList: z.array(newsCard),
  paging,
});
export type NewsList = z.infer<typeof newsList>;

export const newsFeedPage = newsFeed.extend(newsList.shape);
export type NewsFeedPage = z.infer<typeof newsFeedPage>;

export const newsItem = newsCard.extend({
  text: z.array(richNode),
  author: z.string().optional(),
  /** URL of the original on another site (https). */
  link: z.string().optional(),
  /** Time of its last change. */
  updatedAt: instant,
});
export type NewsItem = z.infer<typeof newsItem>;
