import { z } from 'zod';
import { defineCall } from '../call.ts';
import { adjacentVods, card, video } from '../entities/content.ts';
import { playlist } from '../entities/playlist.ts';
import { lastSeen, paging, section } from '../entities/section.ts';
import { adjacentSeasons, seasonEpisodes, series } from '../entities/series.ts';

const language = z.string().optional();

/** How many on each side. */
const adjacentQuery = (size: number) =>
  z.object({ language, size: z.coerce.number().int().min(1).max(25).default(size) });

/** A page of a list: how many, and after which; `lastSeen` is what the page before it gave. */
const listPage = z.object({
  language,
  lastSeen: lastSeen.optional(),
  rpp: z.coerce.number().int().min(1).max(60).default(25),
});

export const getSection = defineCall({
  method: 'GET',
  path: '/api/v1/view/section/:section',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'A page of heroes and rows, with the first cards of each row.',
  params: z.object({ section: z.string().max(60) }),
  query: z.object({ language, lastSeen: lastSeen.optional() }),
  response: section,
  errors: ['unknownRealm', 'notFound'],
});

export const getBucketPage = defineCall({
  method: 'GET',
  path: '/api/v1/view/section/:section/bucket/:bucketId',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'The next cards of a row: 10, twice as many of a row of two, 25 of a guide; or as many as asked for.',
  params: z.object({ section: z.string().max(60), bucketId: z.string().max(60) }),
  query: z.object({
    language,
    lastSeen: lastSeen.optional(),
    rpp: z.coerce.number().int().min(1).max(60).optional(),
    displayGeoblocked: z.stringbool().optional(),
  }),
  response: z.object({ contentList: z.array(card), paging }),
  errors: ['unknownRealm', 'notFound'],
});

export const getVideo = defineCall({
  method: 'GET',
  path: '/api/v4/vod/:id',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Everything the page of a video shows, with the access of this viewer.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ language }),
  response: video,
  errors: ['unknownRealm', 'notFound'],
});

/** As `getVideo`, at the address that players of the third version ask. */
export const getVodItem = defineCall({
  ...getVideo,
  path: '/api/v3/vod/:id',
  summary: 'The same as the fourth version, for players that know the third.',
});

export const getAdjacentVideos = defineCall({
  method: 'GET',
  path: '/api/v4/vod/:id/adjacent',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'The episodes before and after one of a series, across its seasons, both in the order of watching; none for what is no episode.',
  params: z.object({ id: z.string().max(60) }),
  query: adjacentQuery(5),
  response: adjacentVods,
  errors: ['unknownRealm', 'notFound'],
});

export const getRelated = defineCall({
  method: 'GET',
  path: '/api/v4/related/:id',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'What else somebody may like who likes a video, a series, a season, a playlist or an event: titles with its tags, people and genres.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ language, size: z.coerce.number().int().min(1).max(25).default(12) }),
  response: z.object({ titles: z.array(card) }),
  errors: ['unknownRealm', 'notFound'],
});

export const getSeries = defineCall({
  method: 'GET',
  path: '/api/v4/series/:seriesId',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'A series with a page of its seasons and, on the first page, one season opened.',
  params: z.object({ seriesId: z.string().max(60) }),
  /** `seasonId` is the season to open; without it the one that this viewer is in. */
  query: listPage.extend({ seasonId: z.string().max(60).optional() }),
  response: series.extend({ season: seasonEpisodes.optional() }),
  errors: ['unknownRealm', 'notFound'],
});

export const getAdjacentSeasons = defineCall({
  method: 'GET',
  path: '/api/v4/series/:seriesId/adjacentTo/:seasonId',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'The seasons before and after one of a series, both in their order; those without episodes are left out.',
  params: z.object({ seriesId: z.string().max(60), seasonId: z.string().max(60) }),
  query: adjacentQuery(25),
  response: adjacentSeasons,
  errors: ['unknownRealm', 'notFound'],
});

export const getSeason = defineCall({
  method: 'GET',
  path: '/api/v4/season/:id',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'A season with a page of its episodes and, on the first page, its series.',
  params: z.object({ id: z.string().max(60) }),
  query: listPage,
  response: seasonEpisodes.extend({ series: series.optional() }),
  errors: ['unknownRealm', 'notFound'],
});

export const getPlaylist = defineCall({
  method: 'GET',
  path: '/api/v4/playlist/:id',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'A playlist with a page of its titles.',
  params: z.object({ id: z.string().max(60) }),
  query: listPage,
  response: playlist,
  errors: ['unknownRealm', 'notFound'],
});

/** As `getPlaylist`, at the address that players ask. */
export const getPlaylistForPlayer = defineCall({
  ...getPlaylist,
  path: '/api/v2/vod/playlist/:id',
  summary: 'The same playlist, for players.',
});

export const getAdjacentInPlaylist = defineCall({
  method: 'GET',
  path: '/api/v2/playlist/:id/adjacentTo/:vodId',
  tag: 'catalogue',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'The titles before and after one of a playlist, both in the order of the list, each at its first place.',
  params: z.object({ id: z.string().max(60), vodId: z.string().max(60) }),
  query: adjacentQuery(5),
  response: adjacentVods,
  errors: ['unknownRealm', 'notFound'],
});
