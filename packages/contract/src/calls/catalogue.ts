import { z } from 'zod';
import { defineCall } from '../call.ts';
import { card, video } from '../entities/content.ts';
import { paging, section } from '../entities/stage.ts';

const language = z.string().optional();

export const getSection = defineCall({
  method: 'GET',
  path: '/api/v1/view/section/:section',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'A page of heroes and rows, with the first cards of each row.',
  params: z.object({ section: z.string().max(60) }),
  query: z.object({ language, lastSeen: z.string().optional() }),
  answer: section,
  errors: ['unknownRealm', 'notFound'],
});

export const getBucketPage = defineCall({
  method: 'GET',
  path: '/api/v1/view/section/:section/bucket/:bucketId',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'The next cards of a row.',
  params: z.object({ section: z.string().max(60), bucketId: z.string().max(60) }),
  query: z.object({
    language,
    lastSeen: z.string().max(200).optional(),
    rpp: z.coerce.number().int().min(1).max(60).default(10),
    displayGeoblocked: z.stringbool().optional(),
  }),
  answer: z.object({ contentList: z.array(card), paging }),
  errors: ['unknownRealm', 'notFound'],
});

export const getVideo = defineCall({
  method: 'GET',
  path: '/api/v4/vod/:id',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Everything the page of a video shows, with the access of this viewer.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ language }),
  answer: video,
  errors: ['unknownRealm', 'notFound'],
});
