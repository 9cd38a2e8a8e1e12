import { MAX_WATCHLIST_TITLES } from '@matinee/rules';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contentTypeInput } from '../entities/content.ts';
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
const pageQueryFields = {
  language: z.string().optional(),
  rpp: z.coerce.number().int().min(1).max(60).default(25),
  lastSeen: lastSeen.optional(),
};

/** The handler refuses a name that is too long with its own error. This limit only bounds the request. */
const nameBody = z.strictObject({ name: z.string().max(2_000) });

const hasUniqueIds = (titles: readonly { id: string }[]) =>
  new Set(titles.map((title) => title.id)).size === titles.length;

export const getWatchlists = defineCall({
  method: 'GET',
  path: '/api/v2/watchlists',
  tag: 'watchlists',
  auth: 'user',
  summary: 'Returns a page of the profile’s own and saved lists, most recent first.',
  query: z.object({
    ...pageQueryFields,
    /** Only lists with this ownership. Titles can be added to `owned` lists only. */
    ownership: watchlistOwnership.exclude(['shared']).optional(),
    /** A title. The response says in `containsTitle` which lists contain it. */
    contentId: id.optional(),
  }),
  response: z.object({ watchlists: z.array(watchlistSummary), pagingInfo: paging }),
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const createWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/watchlists',
  tag: 'watchlists',
  auth: 'user',
  summary: 'Creates a list. A retry with the same Idempotency-Key creates no second list.',
  body: nameBody,
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
  summary: 'Renames a list of the profile, and sets whether others see the name of its owner.',
  params: z.object({ id }),
  body: nameBody.extend({ isOwnerShown: z.boolean().optional() }),
  response: watchlistSummary,
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound', 'watchlistNameTooLong'],
});

export const deleteWatchlist = defineCall({
  method: 'DELETE',
  path: '/api/v2/watchlists/:id/:owner',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary: 'Deletes a list of the profile, or removes a saved list from the profile’s lists.',
  params: z.object({ id, owner: id }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const saveWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/watchlists/:owner/:watchlistId/save',
  tag: 'watchlists',
  auth: 'user',
  summary: 'Saves a list of another profile. Saving it again has no effect.',
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
    'Returns a list with a page of its titles. Lists of other profiles are readable by link when the realm allows sharing.',
  params: z.object({ id }),
  query: z.object(pageQueryFields),
  response: watchlist,
  errors: ['unknownRealm', 'notFound'],
});

export const addToWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/new-watchlists/:id/content',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary:
    'Adds titles to the end of a list, all or none. The viewer must be allowed to watch a video that is added. A retry with the same Idempotency-Key succeeds.',
  params: z.object({ id }),
  body: z.strictObject({ content: z.array(watchlistContent).min(1).max(60) }),
  errors: [
    'unknownRealm',
    'unauthorised',
    'forbidden',
    'accessDenied',
    'notFound',
    'duplicatedItem',
    'watchlistFull',
    'idempotencyKeyReused',
  ],
});

export const removeFromWatchlist = defineCall({
  method: 'DELETE',
  path: '/api/v2/new-watchlists/:id/content/:type/:contentId',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary: 'Removes a title from a list. Removing a title that is not in the list has no effect.',
  params: z.object({ id, type: contentTypeInput, contentId: id }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const restoreInWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/new-watchlists/:id/content/:contentId/restore',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary:
    'Restores a title that was removed from a list within the last hour, at its position and with the time at which it was added.',
  params: z.object({ id, contentId: id }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound', 'watchlistFull'],
});

export const reorderWatchlist = defineCall({
  method: 'POST',
  path: '/api/v2/new-watchlists/:id',
  tag: 'watchlists',
  auth: 'user',
  status: 204,
  summary:
    'Reorders titles of a list. The titles exchange their positions among themselves, in the given order.',
  params: z.object({ id }),
  /** Titles up to this cursor keep their positions. */
  query: z.object({ lastSeen: lastSeen.optional() }),
  body: z.strictObject({
    content: z
      .array(watchlistContent)
      .min(1)
      .max(MAX_WATCHLIST_TITLES)
      .refine(hasUniqueIds, 'must contain each title only once'),
  }),
  errors: ['unknownRealm', 'unauthorised', 'forbidden', 'notFound'],
});

export const moveInWatchlist = defineCall({
  method: 'PUT',
  path: '/api/v2/new-watchlists/:id/content/:contentId/position',
  tag: 'watchlists',
  auth: 'user',
  summary:
    'Moves a title of a list to either end or to the position of another title. If that title is gone, nothing moves.',
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
  summary: 'Returns the titles before and after a title of a list, in list order.',
  params: z.object({ owner: id, id, contentId: id }),
  query: z.object({
    language: z.string().optional(),
    /** How many neighbours to return on each side. */
    size: z.coerce.number().int().min(1).max(60).default(5),
  }),
  response: z.object({
    precedingContent: z.array(watchlistEntry),
    followingContent: z.array(watchlistEntry),
  }),
  errors: ['unknownRealm', 'notFound'],
});
