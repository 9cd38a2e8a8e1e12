import { z } from 'zod';
import { defineCall } from '../call.ts';
import { liveToast } from '../entities/live.ts';
import { labelSet, realm } from '../entities/realm.ts';
import { menuItem } from '../entities/section.ts';

export const getRealm = defineCall({
  method: 'GET',
  path: '/api/v2/realm',
  tag: 'realm',
  auth: 'none',
  cacheSeconds: 5,
  summary:
    'Returns the public settings of the realm, with texts in the language that Accept-Language prefers.',
  response: realm,
  errors: ['unknownRealm'],
});

export const getLabels = defineCall({
  method: 'GET',
  path: '/api/v2/label',
  tag: 'realm',
  auth: 'none',
  cacheSeconds: 60,
  summary: 'Returns all labels in `language`, or in the language that Accept-Language prefers.',
  query: z.object({ realm: z.string().optional(), language: z.string().optional() }),
  response: labelSet,
  errors: ['unknownRealm'],
});

export const getTexts = defineCall({
  method: 'POST',
  path: '/api/v2/texts',
  tag: 'realm',
  auth: 'none',
  summary: 'Returns the texts of the requested label keys. Unknown keys are omitted.',
  body: z.strictObject({ keys: z.array(z.string().max(100)).max(500), language: z.string().optional() }),
  response: z.record(z.string(), z.string()),
  errors: ['unknownRealm'],
});

export const getMenu = defineCall({
  method: 'GET',
  path: '/api/v1/view/menu',
  tag: 'realm',
  auth: 'optional',
  cacheSeconds: 5,
  summary: 'Returns the menu of a platform.',
  query: z.object({
    platform: z.enum(['WEB', 'MOBILE_WEB']).default('WEB'),
    language: z.string().optional(),
  }),
  response: z.object({ items: z.array(menuItem) }),
  errors: ['unknownRealm'],
});

/**
 * The viewer has changed a list, a favourite or the history, on this page or elsewhere. `id` is that of the list or the
 * title.
 */
const libraryEvent = z.discriminatedUnion('list', [
  z.object({ topic: z.literal('library'), list: z.literal('watchlists'), id: z.string() }),
  z.object({
    topic: z.literal('library'),
    list: z.literal('favourites'),
    id: z.string(),
    favourite: z.boolean(),
  }),
  z.object({ topic: z.literal('library'), list: z.literal('history') }),
]);

/** An event for open pages. `topic` names the changed state. Pages request the new state unless the event has it. */
export const pageEvent = z.discriminatedUnion('topic', [
  z.object({ topic: z.literal('realm'), version: z.number().int() }),
  z.object({ topic: z.literal('section'), section: z.string() }),
  z.object({
    topic: z.literal('media'),
    contentId: z.string(),
    state: z.enum(['ready', 'preparing', 'failed', 'none']),
    /** 0 to 1. */
    progress: z.number(),
    /** Whether all renditions are encoded. */
    final: z.boolean(),
  }),
  z.object({ topic: z.literal('live'), event: liveToast }),
  /** The guide of a channel has changed, or an event has ended. */
  z.object({ topic: z.literal('schedule') }),
  /** A title has become available or unavailable. */
  z.object({ topic: z.literal('title'), contentId: z.string() }),
  libraryEvent,
]);
export type PageEvent = z.infer<typeof pageEvent>;

export const streamPageEvents = defineCall({
  method: 'GET',
  path: '/api/v2/page-events',
  tag: 'realm',
  auth: 'none',
  isEventStream: true,
  summary:
    'Streams server-sent events for open pages: changes of the realm, sections, titles, the schedule and media, live events that start, and changes of the viewer’s own lists. The session cookie identifies the viewer.',
  query: z.object({ contentId: z.string().max(60).optional(), language: z.string().optional() }),
  response: pageEvent,
  errors: ['unknownRealm'],
});
