import { z } from 'zod';
import { defineCall } from '../call.ts';
import { personKind, personList, personPage } from '../entities/people.ts';
import { lastSeen } from '../entities/section.ts';

const language = z.string().optional();
const pageQueryFields = {
  language,
  rpp: z.coerce.number().int().min(1).max(60).default(25),
  lastSeen: lastSeen.optional(),
};

export const getFighters = defineCall({
  method: 'GET',
  path: '/api/v2/fighters',
  tag: 'people',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a page of the people of the realm by name, and the first letters of all names.',
  query: z.object({
    ...pageQueryFields,
    /** One character; accents are ignored. */
    letter: z.string().max(8).optional(),
    kind: personKind.optional(),
  }),
  response: personList,
  errors: ['unknownRealm'],
});

export const getFighter = defineCall({
  method: 'GET',
  path: '/api/v2/fighters/:id',
  tag: 'people',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a person and one page of the titles in which they appear.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object(pageQueryFields),
  response: personPage,
  errors: ['unknownRealm', 'notFound'],
});
