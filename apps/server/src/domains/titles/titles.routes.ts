import type { Handlers } from '../../calls/index.ts';
import type { LoadCards } from './card-loader.ts';
import { readAdjacentSeasons } from './operations/read-adjacent-seasons.ts';
import { readAdjacentVods } from './operations/read-adjacent-vods.ts';
import { readSeason } from './operations/read-season.ts';
import { readSeries } from './operations/read-series.ts';
import { readVideo } from './operations/read-video.ts';
import { readVideos } from './operations/read-videos.ts';
import type { LoadCredits, LoadLicences, LoadProgress, LoadTitleMedia } from './ports.ts';

export interface TitleServices {
  loadCards: LoadCards;
  loadTitleMedia: LoadTitleMedia;
  loadLicences: LoadLicences;
  loadCredits: LoadCredits;
  loadProgress: LoadProgress;
}

type TitleCall =
  | 'getVideo'
  | 'getVodItem'
  | 'getVideoForPlayer'
  | 'getVideos'
  | 'getAdjacentVideos'
  | 'getSeries'
  | 'getAdjacentSeasons'
  | 'getSeason';

export function createTitleHandlers(services: TitleServices): Handlers<TitleCall> {
  const { loadCards, loadLicences } = services;
  return {
    getVideo: ({ params }, ctx) => readVideo(services, ctx, params.id),
    getVodItem: ({ params }, ctx) => readVideo(services, ctx, params.id),
    getVideoForPlayer: ({ params }, ctx) => readVideo(services, ctx, params.id),
    getVideos: ({ query }, ctx) => readVideos(loadCards, ctx, query),

    getAdjacentVideos: ({ params, query }, ctx) =>
      readAdjacentVods(loadCards, ctx, { vodId: params.id, size: query.size }),

    getSeries: ({ params, query }, ctx) =>
      readSeries(services, ctx, {
        seriesPublicId: params.seriesId,
        seasonPublicId: query.seasonId,
        lastSeen: query.lastSeen,
        size: query.rpp,
      }),

    getAdjacentSeasons: ({ params, query }, ctx) =>
      readAdjacentSeasons(loadLicences, ctx, {
        seriesPublicId: params.seriesId,
        seasonPublicId: params.seasonId,
        size: query.size,
      }),

    getSeason: ({ params, query }, ctx) =>
      readSeason(services, ctx, { seasonPublicId: params.id, lastSeen: query.lastSeen, size: query.rpp }),
  };
}
