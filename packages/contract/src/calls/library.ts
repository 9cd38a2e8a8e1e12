import { z } from 'zod';
import { defineCall } from '../call.ts';
import { card, watchProgress } from '../entities/content.ts';
import { lastSeen, paging } from '../entities/section.ts';

export const putProgress = defineCall({
  method: 'PUT',
  path: '/api/v2/customer/progress/:id',
  tag: 'library',
  auth: 'session',
  status: 204,
  summary:
    'Saves the progress of the profile in a title. Also accepts POST by navigator.sendBeacon (text/plain JSON with the token in the body).',
  params: z.object({ id: z.string().max(60) }),
  body: z.strictObject({
    position: z.number().min(0).max(864_000),
    duration: z.number().positive().max(864_000),
  }),
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const getProgress = defineCall({
  method: 'GET',
  path: '/api/v2/customer/progress/:id',
  tag: 'library',
  auth: 'session',
  summary: 'Returns the progress of the profile in a title, or null when it has not started the title.',
  params: z.object({ id: z.string().max(60) }),
  response: z.object({ progress: watchProgress.nullable() }),
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const getContinueWatching = defineCall({
  method: 'GET',
  path: '/api/v2/customer/continue-watching',
  tag: 'library',
  auth: 'session',
  summary: 'Returns the titles that the profile has started and not finished, most recent first.',
  query: z.object({
    language: z.string().optional(),
    lastSeen: lastSeen.optional(),
    rpp: z.coerce.number().int().min(1).max(60).default(10),
  }),
  response: z.object({ contentList: z.array(card), paging }),
  errors: ['unknownRealm', 'unauthorised'],
});

export const getHistory = defineCall({
  method: 'GET',
  path: '/api/v2/customer/history',
  tag: 'library',
  auth: 'session',
  summary: 'Returns the titles that the profile has started or finished, most recent first.',
  query: z.object({
    language: z.string().optional(),
    lastSeen: lastSeen.optional(),
    rpp: z.coerce.number().int().min(1).max(60).default(25),
  }),
  response: z.object({ contentList: z.array(card), paging }),
  errors: ['unknownRealm', 'unauthorised'],
});

export const removeFromHistory = defineCall({
  method: 'DELETE',
  path: '/api/v2/customer/history/:id',
  tag: 'library',
  auth: 'session',
  status: 204,
  summary: 'Removes a title from the history of the profile, including its progress.',
  params: z.object({ id: z.string().max(60) }),
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const restoreInHistory = defineCall({
  method: 'POST',
  path: '/api/v2/customer/history/:id/restore',
  tag: 'library',
  auth: 'session',
  status: 204,
  summary:
    'Restores a title that was removed from the history within the last hour, with its progress and the time at which it was watched.',
  params: z.object({ id: z.string().max(60) }),
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const clearHistory = defineCall({
  method: 'DELETE',
  path: '/api/v2/customer/history',
  tag: 'library',
  auth: 'session',
  status: 204,
  summary: 'Removes all titles from the history of the profile.',
  errors: ['unknownRealm', 'unauthorised'],
});
