import { z } from 'zod';
import { defineCall } from '../call.ts';
import { programme } from '../entities/guide.ts';
import { schedule } from '../entities/live.ts';
import { lastSeen, paging } from '../entities/section.ts';

const year = /^[12]\d{3}-/;
const instant = z.iso.datetime({ offset: true }).regex(year);
/** Milliseconds since 1970, as its name says. */
const timestamp = z.coerce.number().int().min(0).max(8_640_000_000_000);
const language = z.string().optional();
const id = z.string().max(60);

export const getGuide = defineCall({
  method: 'GET',
  path: '/api/v4/epg',
  tag: 'guide',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'Programmes that run between two moments, in order of start: `from` and `to` as ISO 8601 instants with an optional `channel`, or `fromTs` and `toTs` as milliseconds with `epgId`. At most 31 days at once.',
  query: z.object({
    language,
    from: instant.optional(),
    to: instant.optional(),
    channel: id.optional(),
    fromTs: timestamp.optional(),
    toTs: timestamp.optional(),
    epgId: id.optional(),
    rpp: z.coerce.number().int().min(1).max(200).default(20),
    lastSeen: lastSeen.optional(),
  }),
  response: z.object({ programmes: z.array(programme), paging }),
  errors: ['unknownRealm', 'notFound'],
});

export const getExternalTable = defineCall({
  method: 'GET',
  path: '/api/v3/external-table',
  tag: 'guide',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'All programmes of one channel between two moments, for programs that show a table of their own.',
  query: z.object({ language, id, from: instant, to: instant }),
  response: z.object({ programmes: z.array(programme) }),
  errors: ['unknownRealm', 'notFound'],
});

export const getSchedule = defineCall({
  method: 'GET',
  path: '/api/v4/schedule',
  tag: 'guide',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'Events and programmes of one day of a time zone; of today in UTC unless told otherwise. Each page has the next events and the next `rpp` channels with all they show on that day.',
  query: z.object({
    language,
    day: z.iso.date().regex(year).optional(),
    zone: z.string().max(60).default('UTC'),
    rpp: z.coerce.number().int().min(1).max(50).default(10),
    lastSeen: lastSeen.optional(),
  }),
  response: schedule,
  errors: ['unknownRealm'],
});
