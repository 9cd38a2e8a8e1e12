import type { Handlers } from '../../platform/http/index.ts';
import type { DealCards } from './card-loader.ts';
import { readAdjacentInPlaylist, readAdjacentVods } from './operations/read-adjacent-videos.ts';
import { readAdjacentSeasons } from './operations/read-adjacent-seasons.ts';
import { readBucketPage } from '../pages/operations/read-bucket-page.ts';
import { readPlaylist } from '../playlists/operations/read-playlist.ts';
import { readRelated } from '../pages/operations/read-related.ts';
import { readSeason } from './operations/read-season.ts';
import { readSection } from '../pages/operations/read-section.ts';
import { readSeries } from './operations/read-series.ts';
import { readVideo } from './operations/read-video.ts';
import type { CataloguePorts } from './ports.ts';
import type { StageOf } from '../pages/section-cache.ts';

type CatalogueCall =
  | 'getSection'
  | 'getBucketPage'
  | 'getVideo'
  | 'getVodItem'
  | 'getAdjacentVideos'
  | 'getRelated'
  | 'getSeries'
  | 'getAdjacentSeasons'
  | 'getSeason'
  | 'getPlaylist'
  | 'getPlaylistToPlay'
  | 'getAdjacentInPlaylist';

export function catalogueHandlers(
  deal: DealCards,
  stageOf: StageOf,
  ports: CataloguePorts,
): Handlers<CatalogueCall> {
  const services = { deal, stageOf, ...ports };
  return {
    getSection: ({ params, query }, ctx) => readSection(services, ctx, params.section, query.lastSeen),

    getBucketPage: ({ params, query }, ctx) =>
      readBucketPage(services, ctx, {
        section: params.section,
        bucketId: params.bucketId,
        lastSeen: query.lastSeen,
        size: query.rpp,
        displayGeoblocked: query.displayGeoblocked,
      }),

    getVideo: ({ params }, ctx) => readVideo(services, ctx, params.id),
    getVodItem: ({ params }, ctx) => readVideo(services, ctx, params.id),

    getAdjacentVideos: ({ params, query }, ctx) =>
      readAdjacentVods(deal, ctx, { vodId: params.id, size: query.size }),

    getRelated: ({ params, query }, ctx) => readRelated(deal, ctx, { id: params.id, size: query.size }),

    getSeries: ({ params, query }, ctx) =>
      readSeries(services, ctx, {
        seriesId: params.seriesId,
        seasonId: query.seasonId,
        lastSeen: query.lastSeen,
        size: query.rpp,
      }),

    getAdjacentSeasons: ({ params, query }, ctx) =>
      readAdjacentSeasons(ports.licencesByKey, ctx, { ...params, size: query.size }),

    getSeason: ({ params, query }, ctx) =>
      readSeason(services, ctx, { seasonId: params.id, lastSeen: query.lastSeen, size: query.rpp }),

    getPlaylist: ({ params, query }, ctx) =>
      readPlaylist(services, ctx, { playlistId: params.id, lastSeen: query.lastSeen, size: query.rpp }),

    getPlaylistToPlay: ({ params, query }, ctx) =>
      readPlaylist(services, ctx, { playlistId: params.id, lastSeen: query.lastSeen, size: query.rpp }),

    getAdjacentInPlaylist: ({ params, query }, ctx) =>
      readAdjacentInPlaylist(services, ctx, { playlistId: params.id, vodId: params.vodId, size: query.size }),
  };
}
