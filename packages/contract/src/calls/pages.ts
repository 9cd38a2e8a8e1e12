import { z } from 'zod';
import { defineCall } from '../call.ts';
import { card, contentTypeInput } from '../entities/content.ts';
import { browseOptions, contentGrid, gridSort } from '../entities/grid.ts';
import { lastSeen, paging, section } from '../entities/section.ts';
import { language } from './list-query.ts';

export const getSection = defineCall({
  method: 'GET',
  path: '/api/v1/view/section/:section',
  tag: 'pages',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a section page: its heroes and rows, with the first cards of each row.',
  params: z.object({ section: z.string().max(60) }),
  query: z.object({ language, lastSeen: lastSeen.optional() }),
  response: section,
  errors: ['unknownRealm', 'notFound'],
});

export const getBucketPage = defineCall({
  method: 'GET',
  path: '/api/v1/view/section/:section/bucket/:bucketId',
  tag: 'pages',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'Returns the next cards of a row. Default page size: 10, 20 for a row with two lines, 25 for a guide.',
  params: z.object({ section: z.string().max(60), bucketId: z.string().max(60) }),
  query: z.object({
    language,
    lastSeen: lastSeen.optional(),
    rpp: z.coerce.number().int().min(1).max(60).optional(),
    displayGeoblocked: z.stringbool().optional(),
  }),
  response: z.object({ contentList: z.array(card), paging }),
  errors: ['unknownRealm', 'notFound'],
});

export const getContentGrid = defineCall({
  method: 'GET',
  path: '/api/v1/view/content-grid',
  tag: 'pages',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a page of a grid of titles.',
  /**
   * `id` names the grid: `all`, `releases`, `bucket.{bucketId}` for all titles of a row, `genre.{key}`,
   * `tag.{tag}`, `type.{type}`, or the key of a grid in the realm file. `genre`, `type` and `sort` refine it;
   * for a row without a rule, the server refuses them with `badRequest`.
   */
  query: z.object({
    language,
    id: z.string().min(1).max(120),
    rpp: z.coerce.number().int().min(1).max(60).default(25),
    lastSeen: lastSeen.optional(),
    displayGeoblocked: z.stringbool().optional(),
    genre: z.string().max(60).optional(),
    type: contentTypeInput.optional(),
    sort: gridSort.optional(),
  }),
  response: contentGrid,
  errors: ['unknownRealm', 'notFound'],
});

export const getBrowse = defineCall({
  method: 'GET',
  path: '/api/v1/view/browse',
  tag: 'pages',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns the genres and types to browse by, each with an image.',
  query: z.object({ language }),
  response: browseOptions,
  errors: ['unknownRealm'],
});
