import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentType } from '../entities/content.ts';
import { browse, contentGrid, gridSort } from '../entities/grid.ts';
import { lastSeen } from '../entities/section.ts';

const language = z.string().optional();

export const getContentGrid = defineCall({
  method: 'GET',
  path: '/api/v1/view/content-grid',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'A page of a grid of titles.',
  /**
   * `id` names the grid: `all`, `releases`, `bucket.{bucketId}` for everything of a row, `genre.{key}`, `tag.{tag}`,
   * `type.{type}`, or a grid of the realm file by its key. `genre`, `type` and `sort` refine it; a row that editors
   * have put in order takes none of them.
   */
  query: z.object({
    language,
    id: z.string().min(1).max(120),
    rpp: z.coerce.number().int().min(1).max(60).default(25),
    lastSeen: lastSeen.optional(),
    displayGeoblocked: z.stringbool().optional(),
    genre: z.string().max(60).optional(),
    type: contentType.optional(),
    sort: gridSort.optional(),
  }),
  response: contentGrid,
  errors: ['unknownRealm', 'notFound'],
});

export const getBrowse = defineCall({
  method: 'GET',
  path: '/api/v1/view/browse',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Genres and types to choose from, each with a picture.',
  query: z.object({ language }),
  response: browse,
  errors: ['unknownRealm'],
});
