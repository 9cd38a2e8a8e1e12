import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentTypeInput } from '../entities/content.ts';
import { searchResult } from '../entities/search.ts';
import { lastSeen } from '../entities/section.ts';

export const searchContent = defineCall({
  method: 'GET',
  path: '/api/v2/content-search',
  tag: 'search',
  auth: 'optional',
  cacheSeconds: 5,
  summary: 'Searches titles by name in every language, by people and by genre. Results are grouped by type.',
  query: z.object({
    query: z.string().max(200).default(''),
    /** Page of each type, from 1. */
    p: z.coerce.number().int().min(1).max(1000).default(1),
    /** Titles of each type on a page. */
    rpp: z.coerce.number().int().min(1).max(60).default(12),
    /**
     * Instead of `p`, only with `type`: the cursor of the previous page. Titles that are added or removed meanwhile
     * do not shift the page.
     */
    lastSeen: lastSeen.optional(),
    /** Only this type. */
    type: contentTypeInput.optional(),
    /** Only titles of the genre with this key. */
    genre: z.string().max(60).optional(),
    language: z.string().optional(),
  }),
  response: searchResult,
  errors: ['unknownRealm'],
});
