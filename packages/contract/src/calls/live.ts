import { z } from 'zod';
import { defineCall } from '../call.ts';
import { card } from '../entities/content.ts';
import { eventPage, liveEvent } from '../entities/live.ts';
import { signedStreamLink } from '../entities/playback.ts';
import { createNumberedPageQuery, language } from './list-query.ts';

const params = z.object({ id: z.string().max(60) });

export const getLiveEvents = defineCall({
  method: 'GET',
  path: '/api/v2/event/live',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns the events that are live, latest start first.',
  query: createNumberedPageQuery(15),
  response: eventPage,
  errors: ['unknownRealm'],
});

export const getEvents = defineCall({
  method: 'GET',
  path: '/api/v2/event',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns all events, ended and upcoming ones too, latest start first.',
  query: createNumberedPageQuery(15),
  response: eventPage,
  errors: ['unknownRealm'],
});

export const getUpcomingEvents = defineCall({
  method: 'GET',
  path: '/api/v2/event/upcoming',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns the upcoming events, earliest start first.',
  query: createNumberedPageQuery(12),
  response: eventPage,
  errors: ['unknownRealm'],
});

export const getLiveEvent = defineCall({
  method: 'GET',
  path: '/api/v4/event/:id',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a live event with all details of its page and the access of the viewer.',
  params,
  query: z.object({ language }),
  response: liveEvent,
  errors: ['unknownRealm', 'notFound'],
});

/** `getLiveEvent` at the path that players use. */
export const getEventForPlayer = defineCall({
  ...getLiveEvent,
  path: '/api/v2/event/:id',
  summary: 'Returns the same event as version 4, for players that use version 2.',
});

export const getEventVod = defineCall({
  method: 'GET',
  path: '/api/v4/vods/live/:id',
  tag: 'live',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns the video of a live event: its recording or its premiere.',
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
  allowsImpersonator: true,
  summary:
    'Checks whether the viewer may play a live event now and returns the URL of its stream metadata. Responds with notFound unless the event is live and has a premiere.',
  params,
  query: z.object({ includePlaybackDetails: z.literal('URL'), displayGeoblocked: z.stringbool().optional() }),
  response: signedStreamLink,
  errors: ['unknownRealm', 'unauthorised', 'notFound', 'accessDenied', 'playbackUnavailable', 'notReady'],
});
