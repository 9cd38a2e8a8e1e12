import { z } from 'zod';
import { defineCall } from '../call.ts';
import { card } from '../entities/content.ts';
import { lastSeen, paging } from '../entities/section.ts';

const params = z.object({ id: z.string().max(60) });

export const getFavourites = defineCall({
  method: 'GET',
  path: '/api/v2/favourite/vods',
  tag: 'library',
  auth: 'user',
  summary: 'Returns the favourites of the profile, most recently added first.',
  query: z.object({
    language: z.string().optional(),
    lastSeen: lastSeen.optional(),
    /** The viewer requests 12 where it shows favourites as a list. */
    rpp: z.coerce.number().int().min(1).max(60).default(9),
  }),
  response: z.object({ vods: z.array(card), paging }),
  errors: ['unknownRealm', 'unauthorised'],
});

export const putFavourite = defineCall({
  method: 'PUT',
  path: '/api/v2/favourite/vods/:id',
  tag: 'library',
  auth: 'user',
  status: 204,
  summary: 'Adds a video that the viewer may watch to the favourites. Adding it again has no effect.',
  params,
  errors: ['unknownRealm', 'unauthorised', 'accessDenied', 'notFound'],
});

export const deleteFavourite = defineCall({
  method: 'DELETE',
  path: '/api/v2/favourite/vods/:id',
  tag: 'library',
  auth: 'user',
  status: 204,
  summary: 'Removes a title from the favourites. Removing a title that is not a favourite has no effect.',
  params,
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});

export const restoreFavourite = defineCall({
  method: 'POST',
  path: '/api/v2/favourite/vods/:id/restore',
  tag: 'library',
  auth: 'user',
  status: 204,
  summary:
    'Restores a title that was removed from the favourites within the last hour, with the time at which it was added.',
  params,
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});
