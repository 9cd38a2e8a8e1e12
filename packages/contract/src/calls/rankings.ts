import { z } from 'zod';
import { defineCall } from '../call.ts';
import { rankingSort, rankings, rankingTab } from '../entities/ranking.ts';
import { lastSeen } from '../entities/section.ts';

export const getRankings = defineCall({
  method: 'GET',
  path: '/api/v2/rankings',
  tag: 'rankings',
  auth: 'optional',
  cacheSeconds: 5,
  summary:
    'Returns the most watched, most favourited or best rated titles of the realm. Episodes count for their series.',
  query: z.object({
    language: z.string().optional(),
    tab: rankingTab.default('watched'),
    /** Key of a genre. Ranks are those within the genre. */
    filter: z.string().max(60).optional(),
    letter: z.string().max(8).optional(),
    sort: rankingSort.default('rank'),
    lastSeen: lastSeen.optional(),
    rpp: z.coerce.number().int().min(1).max(60).default(24),
  }),
  response: rankings,
  errors: ['unknownRealm'],
});
