import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentType } from '../entities/content.ts';
import { searchResult } from '../entities/search.ts';
import { lastSeen } from '../entities/section.ts';

export const searchContent = defineCall({
  method: 'GET',
  path: '/api/v2/content-search',
  tag: 'search',
  auth: 'optional',
  cacheSeconds: 5,
  summary: 'Titles by their names in every language, their people and their genres, grouped by type.',
  query: z.object({
    query: z.string().max(200).default(''),
    /** Page of each type, from 1. */
    p: z.coerce.number().int().min(1).max(1000).default(1),
    /** Titles of each type on a page. */
    rpp: z.coerce.number().int().min(1).max(60).default(12),
    /** With `type`, in place of `p`: titles after this place, whatever has come or gone before it. */
    lastSeen: lastSeen.optional(),
    /** Only this type. */
    type: contentType.optional(),
    /** Only titles of the genre with this key. */
    genre: z.string().max(60).optional(),
    language: z.string().optional(),
  }),
  response: searchResult,
  errors: ['unknownRealm'],
});
