import { z } from 'zod';
import { defineCall } from '../call.ts';
import { adjacentVods } from '../entities/content.ts';
import { playlist } from '../entities/playlist.ts';
import { createAdjacentQuery, cursorPageQuery } from './list-query.ts';

export const getPlaylist = defineCall({
  method: 'GET',
  path: '/api/v4/playlist/:id',
  tag: 'playlists',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a playlist with a page of its titles.',
  params: z.object({ id: z.string().max(60) }),
  query: cursorPageQuery,
  response: playlist,
  errors: ['unknownRealm', 'notFound'],
});

/** `getPlaylist` at the path that players use. */
export const getPlaylistForPlayer = defineCall({
  ...getPlaylist,
  path: '/api/v2/vod/playlist/:id',
  summary: 'Returns the same playlist, for players.',
});

export const getAdjacentInPlaylist = defineCall({
  method: 'GET',
  path: '/api/v2/playlist/:id/adjacentTo/:vodId',
  tag: 'playlists',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'Returns the titles before and after a title of a playlist, in list order. A title that appears twice counts at its first position.',
  params: z.object({ id: z.string().max(60), vodId: z.string().max(60) }),
  query: createAdjacentQuery(5),
  response: adjacentVods,
  errors: ['unknownRealm', 'notFound'],
});
