import { z } from 'zod';
import { defineCall } from '../call.ts';
import { card } from '../entities/content.ts';
import { eventPage, liveEvent } from '../entities/live.ts';
import { playbackDetails } from '../entities/playback.ts';

const params = z.object({ id: z.string().max(60) });
const language = z.string().optional();

const pageQuery = (size: number) =>
  z.object({
    language,
    p: z.coerce.number().int().min(1).max(100_000).default(1),
    rpp: z.coerce.number().int().min(1).max(60).default(size),
  });

export const getLiveEvents = defineCall({
  method: 'GET',
  path: '/api/v2/event/live',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Events that are live now, the latest start first.',
  query: pageQuery(15),
  response: eventPage,
  errors: ['unknownRealm'],
});

export const getUpcomingEvents = defineCall({
  method: 'GET',
  path: '/api/v2/event/upcoming',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Events that begin later, the next one first.',
  query: pageQuery(12),
  response: eventPage,
  errors: ['unknownRealm'],
});

export const getLiveEvent = defineCall({
  method: 'GET',
  path: '/api/v4/event/:id',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Everything the page of a live event shows, with the access of this viewer.',
  params,
  query: z.object({ language }),
  response: liveEvent,
  errors: ['unknownRealm', 'notFound'],
});

export const getEventVod = defineCall({
  method: 'GET',
  path: '/api/v4/vods/live/:id',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'The video that belongs to a live event: its recording, or what premiered in it.',
  params,
  query: z.object({ language }),
  response: card,
  errors: ['unknownRealm', 'notFound'],
});

export const postEventManifest = defineCall({
  method: 'POST',
  path: '/api/v5/manifest/event/:id',
  tag: 'playback',
  auth: 'session',
  summary:
    'The same as for a video, for an event that is live: a premiere that has begun answers as its video would. An event that is not live is not found.',
  params,
  query: z.object({ includePlaybackDetails: z.literal('URL'), displayGeoblocked: z.stringbool().optional() }),
  response: playbackDetails,
  errors: ['unknownRealm', 'unauthorised', 'notFound', 'accessDenied', 'playbackUnavailable', 'notReady'],
});
