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
  summary: 'Titles that this profile keeps as favourites, the last one added first.',
  /** 9 at a time; 12 where favourites are shown as a watchlist. */
  query: z.object({
    language: z.string().optional(),
    lastSeen: lastSeen.optional(),
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
  summary: 'Keeps a title that this person may watch as a favourite; one that is kept already stays.',
  params,
  errors: ['unknownRealm', 'unauthorised', 'accessDenied', 'notFound'],
});

export const deleteFavourite = defineCall({
  method: 'DELETE',
  path: '/api/v2/favourite/vods/:id',
  tag: 'library',
  auth: 'user',
  status: 204,
  summary: 'Takes a title out of the favourites; one that is none stays so.',
  params,
  errors: ['unknownRealm', 'unauthorised', 'notFound'],
});
