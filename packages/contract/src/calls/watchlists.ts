import { MAX_WATCHLIST_TITLES } from '@matinee/rules';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentType } from '../entities/content.ts';
import { lastSeen, paging } from '../entities/section.ts';
import {
  watchlist,
  watchlistContent,
  watchlistEntry,
  watchlistOwnership,
  watchlistPosition,
  watchlistSummary,
} from '../entities/watchlist.ts';

const id = z.string().max(60);
const listPage = {
  language: z.string().optional(),
  rpp: z.coerce.number().int().min(1).max(60).default(25),
  lastSeen: lastSeen.optional(),
};

/** What is too long has an error of its own, so the limit here is only what is worth reading. */
const name = z.strictObject({ name: z.string().max(2_000) });

const hasUniqueIds = (titles: readonly { id: string }[]) =>
  new Set(titles.map((title) => title.id)).size === titles.length;

export const getWatchlists = defineCall({
  method: 'GET',
  path: '/api/v2/watchlists',
  tag: 'watchlists',
  auth: 'user',
  summary: 'A page of the lists of this profile: its own and those it has saved, latest first.',
  query: z.object({
    ...listPage,
    /** Only these; titles can be added to `owned` ones alone. */
    ownership: watchlistOwnership.exclude(['shared']).optional(),
  }),
  response: z.object({ watchlists: z.array(watchlistSummary), pagingInfo: paging }),
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const createWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/watchlists',
  tag: 'watchlists',
  auth: 'user',
  summary: 'Makes a list. A call repeated with the same Idempotency-Key makes no second one.',
  body: name,
  response: watchlistSummary.extend({ id: z.string() }),
  errors: [
    'unknownRealm',
    'unauthorised',
    'notFound',
    'watchlistNameTooLong',
    'tooManyWatchlists',
    'idempotencyKeyReused',
  ],
});

export const renameWatchlist = defineCall({
  method: 'PUT',
  path: '/api/v2/watchlists/:id',
  tag: 'watchlists',
  auth: 'user',
  summary: 'Renames one of one’s own lists.',
  params: z.object({ id }),
  body: name,
  response: watchlistSummary,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound', 'watchlistNameTooLong'],
});

export const deleteWatchlist = defineCall({
  method: 'DELETE',
  path: '/api/v2/watchlists/:id/:owner',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary: 'Deletes one of one’s own lists; takes a saved one from one’s lists and leaves it to its owner.',
  params: z.object({ id, owner: id }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const saveWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/watchlists/:owner/:watchlistId/save',
  tag: 'watchlists',
  auth: 'user',
  summary: 'Keeps somebody else’s list among one’s own. Saving it twice is saving it once.',
  params: z.object({ owner: id, watchlistId: id }),
  response: watchlistSummary,
  errors: ['unknownRealm', 'unauthorised', 'notFound', 'tooManyWatchlists'],
});

export const getWatchlist = defineCall({
  method: 'GET',
  path: '/api/v2/new-watchlists/:id',
  tag: 'watchlists',
  auth: 'optional',
  summary:
    'A list with a page of its titles: one’s own, or any whose link one has where the realm shares lists.',
  params: z.object({ id }),
  query: z.object(listPage),
  response: watchlist,
  errors: ['unknownRealm', 'notFound'],
});

export const addToWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/new-watchlists/:id/content',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary: 'Adds titles at the end of one of one’s own lists: all of them, or none.',
  params: z.object({ id }),
  body: z.strictObject({ content: z.array(watchlistContent).min(1).max(60) }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound', 'duplicatedItem', 'watchlistFull'],
});

export const removeFromWatchlist = defineCall({
  method: 'DELETE',
  path: '/api/v2/new-watchlists/:id/content/:type/:contentId',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary: 'Takes a title from one of one’s own lists. Taking what is not in it changes nothing.',
  params: z.object({ id, type: contentType, contentId: id }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const reorderWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/new-watchlists/:id',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary:
    'Puts titles of one of one’s own lists in order: they share out among them, in this order, the places that they have.',
  params: z.object({ id }),
  /** With it, titles up to that place stay where they are. */
  query: z.object({ lastSeen: lastSeen.optional() }),
  body: z.strictObject({
    content: z
      .array(watchlistContent)
      .min(1)
      .max(MAX_WATCHLIST_TITLES)
      .refine(hasUniqueIds, 'each title once'),
  }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const moveInWatchlist = defineCall({
  method: 'PUT',
  path: '/api/v2/new-watchlists/:id/content/:contentId/position',
  tag: 'watchlists',
  auth: 'user',
  summary:
    'Moves a title within one of one’s own lists: to either end, or to the place of another title, however far; one that has gone meanwhile leaves it where it is.',
  params: z.object({ id, contentId: id }),
  body: z.strictObject({ to: z.union([z.enum(['first', 'last']), z.strictObject({ id })]) }),
  response: watchlistPosition,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const getAdjacentInWatchlist = defineCall({
  method: 'GET',
  path: '/api/v2/watchlists/:owner/:id/adjacentTo/:contentId',
  tag: 'watchlists',
  auth: 'optional',
  summary: 'The titles before and after one of a list, both in the order of the list.',
  params: z.object({ owner: id, id, contentId: id }),
  query: z.object({
    language: z.string().optional(),
    /** How many on each side. */
    size: z.coerce.number().int().min(1).max(60).default(5),
  }),
  response: z.object({
    precedingContent: z.array(watchlistEntry),
    followingContent: z.array(watchlistEntry),
  }),
  errors: ['unknownRealm', 'notFound'],
});
