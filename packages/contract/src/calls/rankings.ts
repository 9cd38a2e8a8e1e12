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
  summary: 'What people of this realm watch most, keep most or rate best; series stand for their episodes.',
  query: z.object({
    language: z.string().optional(),
    tab: rankingTab.default('watched'),
    /** Key of a genre. Places are those within it. */
    filter: z.string().max(60).optional(),
    letter: z.string().max(8).optional(),
    sort: rankingSort.default('rank'),
    lastSeen: lastSeen.optional(),
    rpp: z.coerce.number().int().min(1).max(60).default(24),
  }),
  response: rankings,
  errors: ['unknownRealm'],
});
