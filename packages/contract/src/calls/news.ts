import { z } from 'zod';
import { defineCall } from '../call.ts';
import { newsFeedPage, newsItem, newsList } from '../entities/news.ts';
import { lastSeen } from '../entities/section.ts';

const language = z.string().optional();
const pageQueryFields = {
  language,
  rpp: z.coerce.number().int().min(1).max(60).default(25),
  lastSeen: lastSeen.optional(),
};
const feedName = z.string().max(60);

export const getNews = defineCall({
  method: 'GET',
  path: '/api/v2/news',
  tag: 'news',
  auth: 'none',
  cacheSeconds: 5,
  summary: 'Returns a page of the items of all feeds, newest first, and a list of the feeds.',
  query: z.object(pageQueryFields),
  response: newsList,
  errors: ['unknownRealm'],
});

export const getNewsFeed = defineCall({
  method: 'GET',
  path: '/api/v2/news/:feedName',
  tag: 'news',
  auth: 'none',
  cacheSeconds: 5,
  summary: 'Returns a page of the items of a feed, newest first.',
  params: z.object({ feedName }),
  query: z.object(pageQueryFields),
  response: newsFeedPage,
  errors: ['unknownRealm', 'notFound'],
});

export const getNewsItem = defineCall({
  method: 'GET',
  path: '/api/v2/news/:feedName/:newId',
  tag: 'news',
  auth: 'none',
  cacheSeconds: 5,
  summary: 'Returns an item of a feed with its full text.',
  params: z.object({ feedName, newId: z.string().max(60) }),
  query: z.object({ language }),
  response: newsItem,
  errors: ['unknownRealm', 'notFound'],
});
