import { z } from 'zod';
import { defineCall } from '../call.ts';
import { card } from '../entities/content.ts';
import { programme } from '../entities/guide.ts';
import { schedule } from '../entities/live.ts';
import { lastSeen, paging } from '../entities/section.ts';
import { cursorPageQuery } from './list-query.ts';

const yearPattern = /^[12]\d{3}-/;
const instantInput = z.iso.datetime({ offset: true }).regex(yearPattern);
/** Milliseconds since 1970. */
const timestamp = z.coerce.number().int().min(0).max(8_640_000_000_000);
const language = z.string().optional();
const channelId = z.string().max(60).optional();
/** The query parameters for the id of the channel. A request may contain only one of them. */
const channelIdParams = {
  channel: channelId.describe('Id of a channel, from the list of channels.'),
  epgId: channelId.describe('Another name of `channel`.'),
  id: channelId.describe('Another name of `channel`.'),
};

export const getGuide = defineCall({
  method: 'GET',
  path: '/api/v4/epg',
  tag: 'guide',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'Returns the programmes of a period of at most 31 days by start time. The period is `from` and `to` as ISO 8601 instants, or `fromTs` and `toTs` in milliseconds, which need a channel.',
  query: z.object({
    language,
    from: instantInput.optional(),
    to: instantInput.optional(),
    fromTs: timestamp.optional(),
    toTs: timestamp.optional(),
    ...channelIdParams,
    rpp: z.coerce.number().int().min(1).max(200).default(20),
    lastSeen: lastSeen.optional(),
  }),
  response: z.object({ programmes: z.array(programme), paging }),
  errors: ['unknownRealm', 'notFound'],
});

/** `getGuide` at the path that players use. */
export const getGuideForPlayer = defineCall({
  ...getGuide,
  path: '/api/v2/epg',
  summary: 'Returns the same programmes as version 4, for players that use version 2.',
});

export const getChannels = defineCall({
  method: 'GET',
  path: '/api/v4/channels',
  tag: 'guide',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a page of the channels by number, each with its current and its next programme.',
  query: cursorPageQuery,
  response: z.object({ channels: z.array(card), paging }),
  errors: ['unknownRealm'],
});

export const getExternalTable = defineCall({
  method: 'GET',
  path: '/api/v3/external-table',
  tag: 'guide',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns all programmes of a channel in a period, for clients that render their own table.',
  query: z.object({
    language,
    ...channelIdParams,
    from: instantInput,
    to: instantInput,
  }),
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
    'Returns the events and programmes of a day in a time zone (default: today in UTC). Each page has the next events and the next `rpp` channels with all their programmes of the day.',
  query: z.object({
    language,
    day: z.iso.date().regex(yearPattern).optional(),
    zone: z.string().max(60).default('UTC'),
    rpp: z.coerce.number().int().min(1).max(50).default(10),
    lastSeen: lastSeen.optional(),
  }),
  response: schedule,
  errors: ['unknownRealm'],
});
