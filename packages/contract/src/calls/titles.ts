import { z } from 'zod';
import { defineCall } from '../call.ts';
import { adjacentVods, card, video, vodPage } from '../entities/content.ts';
import { adjacentSeasons, seasonEpisodes, series } from '../entities/series.ts';
import { createAdjacentQuery, createNumberedPageQuery, cursorPageQuery, language } from './list-query.ts';

export const getVideo = defineCall({
  method: 'GET',
  path: '/api/v4/vod/:id',
  tag: 'titles',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a video with all details of its page and the access of the viewer.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ language }),
  response: video,
  errors: ['unknownRealm', 'notFound'],
});

/** `getVideo` at the path that players of API version 3 use. */
export const getVodItem = defineCall({
  ...getVideo,
  path: '/api/v3/vod/:id',
  summary: 'Returns the same video as version 4, for players that use version 3.',
});

/** `getVideo` at the path that players of API version 2 use. */
export const getVideoForPlayer = defineCall({
  ...getVideo,
  path: '/api/v2/vod/:id',
  summary: 'Returns the same video as version 4, for players that use version 2.',
});

export const getVideos = defineCall({
  method: 'GET',
  path: '/api/v2/vod',
  tag: 'titles',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns the videos, episodes too, most recently published first.',
  query: createNumberedPageQuery(25),
  response: vodPage,
  errors: ['unknownRealm'],
});

export const getAdjacentVideos = defineCall({
  method: 'GET',
  path: '/api/v4/vod/:id/adjacent',
  tag: 'titles',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'Returns the episodes before and after an episode, across seasons, in watching order. Empty for a video that is not an episode.',
  params: z.object({ id: z.string().max(60) }),
  query: createAdjacentQuery(5),
  response: adjacentVods,
  errors: ['unknownRealm', 'notFound'],
});

export const getRelated = defineCall({
  method: 'GET',
  path: '/api/v4/related/:id',
  tag: 'titles',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns titles related to a video, series, season, playlist or event by tags, people and genres.',
  params: z.object({ id: z.string().max(60) }),
  query: z.object({ language, size: z.coerce.number().int().min(1).max(25).default(12) }),
  response: z.object({ titles: z.array(card) }),
  errors: ['unknownRealm', 'notFound'],
});

export const getSeries = defineCall({
  method: 'GET',
  path: '/api/v4/series/:seriesId',
  tag: 'titles',
  auth: 'optional',
  cacheSeconds: 2,
  summary:
    'Returns a series with a page of its seasons. The first page includes one season with its first episodes.',
  params: z.object({ seriesId: z.string().max(60) }),
  /** `seasonId` is the season to include. Default: the season of the viewer's next episode. */
  query: cursorPageQuery.extend({ seasonId: z.string().max(60).optional() }),
  response: series.extend({ season: seasonEpisodes.optional() }),
  errors: ['unknownRealm', 'notFound'],
});

export const getAdjacentSeasons = defineCall({
  method: 'GET',
  path: '/api/v4/series/:seriesId/adjacentTo/:seasonId',
  tag: 'titles',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns the seasons before and after a season, in order. Seasons without episodes are omitted.',
  params: z.object({ seriesId: z.string().max(60), seasonId: z.string().max(60) }),
  query: createAdjacentQuery(25),
  response: adjacentSeasons,
  errors: ['unknownRealm', 'notFound'],
});

export const getSeason = defineCall({
  method: 'GET',
  path: '/api/v4/season/:id',
  tag: 'titles',
  auth: 'optional',
  cacheSeconds: 2,
  summary: 'Returns a season with a page of its episodes. The first page includes the series.',
  params: z.object({ id: z.string().max(60) }),
  query: cursorPageQuery,
  response: seasonEpisodes.extend({ series: series.optional() }),
  errors: ['unknownRealm', 'notFound'],
});
