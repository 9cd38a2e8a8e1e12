// Reads the metadata of each kind of page from the data that the page was rendered with.
import type { Card, ContentGrid, LiveEvent, Playlist, Section, Video } from '@matinee/contract';
import { type RouteKey, type RouteTarget, readVideoPageParams, resolveContentTarget } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import { createPlaylistQuery } from '../../entities/playlist/playlist-query.ts';
import { createHomeQuery, createSectionQuery } from '../../entities/section/section-query.ts';
import {
  createSeasonQuery,
  createSeriesQuery,
  type SeriesPageData,
} from '../../entities/series/series-query.ts';
import { createGridQuery, parseGridParams } from '../../entities/title/api/grid-query.ts';
import { createVideoQuery } from '../../entities/title/api/video-query.ts';
import { createEventQuery } from '../../features/live/api/event-queries.ts';
import type { Environment } from '../../shared/environment/environment.ts';
import type { PageArguments } from '../../shared/navigation/page.ts';
import type { Pages } from '../../shared/paging/paged-query.ts';
import { readNewsItemMetadata, readNewsMetadata } from './news-metadata.ts';
import type { Breadcrumb, LinkedData, PageMetadata } from './page-metadata.ts';
import { readPersonMetadata } from './person-metadata.ts';
import { createEventData, createPlaylistData, createSeriesData, createVideoData } from './structured-data.ts';
import { readWatchlistMetadata } from './watchlist-metadata.ts';

type ReadMetadata = (params: {
  environment: Environment;
  queryClient: QueryClient;
  args: PageArguments;
}) => PageMetadata | undefined;

const createSeriesTarget = (seriesId: string): RouteTarget => ({ route: 'SERIES', params: { seriesId } });
const createVideoTarget = (eventId: string): RouteTarget => ({ route: 'VOD', params: { eventId } });

/** Neither signing in nor buying gives access: viewers cannot change their region or age, nor the time. */
function isAccessImpossible({
  accessLevel,
  accessReasons,
}: Pick<Video, 'accessLevel' | 'accessReasons'>): boolean {
  return (
    accessLevel === 'GEOBLOCKED' || accessReasons.some((reason) => /AVAILABLE|AGE_RATING|REGION/.test(reason))
  );
}

const readHomeMetadata: ReadMetadata = ({ environment, queryClient }) => {
  const section = queryClient.getQueryData<Section>(createHomeQuery(environment).queryKey);
  const hero = section?.heroes[0];
  const { realm, paths } = environment;
  const searchPathTemplate = `${paths.buildPath('SEARCH')}?query={query}`;
  return {
    target: { route: 'HOME', params: {} },
    title: section?.title || realm.name,
    description: hero?.description,
    image: hero?.background.image,
    buildLinkedData: (toAbsoluteUrl): LinkedData[] => [
      {
        '@type': 'WebSite',
        '@id': `${toAbsoluteUrl('/')}#site`,
        url: toAbsoluteUrl('/'),
        name: realm.name,
        inLanguage: realm.languages,
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: toAbsoluteUrl(searchPathTemplate) },
          'query-input': 'required name=query',
        },
      },
    ],
  };
};

const readSectionMetadata: ReadMetadata = ({ environment, queryClient, args }) => {
  const { queryKey } = createSectionQuery(environment, args.params.id ?? '');
  const section = queryClient.getQueryData<Section>(queryKey);
  const hero = section?.heroes[0];
  return section && { title: section.title, description: hero?.description, image: hero?.background.image };
};

const readVideoMetadata: ReadMetadata = ({ environment, queryClient, args }) => {
  const { eventId } = readVideoPageParams(args.params, args.search);
  const video = queryClient.getQueryData<Video>(createVideoQuery(environment, eventId ?? '').queryKey);
  if (!video) return undefined;
  const target = createVideoTarget(video.id);
  const { seriesId, seriesTitle } = video;
  const crumbs: Breadcrumb[] =
    seriesId && seriesTitle ? [{ name: seriesTitle, target: createSeriesTarget(seriesId) }] : [];
  return {
    target,
    title: video.title,
    description: video.description ?? video.tagline,
    image: video.hero ?? video.thumbnail ?? video.poster,
    kind: video.episodeInformation ? 'video.episode' : 'video.movie',
    duration: video.duration,
    crumbs,
    isUnavailable: isAccessImpossible(video),
    buildLinkedData: (toAbsoluteUrl) => [
      createVideoData(video, toAbsoluteUrl(environment.paths.buildHref(target)), toAbsoluteUrl),
    ],
  };
};

function createSeriesMetadata(
  page: SeriesPageData | undefined,
  environment: Environment,
  target: RouteTarget,
): PageMetadata | undefined {
  if (!page) return undefined;
  const { series } = page;
  return {
    target,
    title: series.title,
    description: series.description ?? series.tagline,
    image: series.hero ?? series.thumbnail ?? series.poster,
    kind: 'video.tv_show',
    isUnavailable: isAccessImpossible(series),
    buildLinkedData: (toAbsoluteUrl) => [
      createSeriesData(
        series,
        toAbsoluteUrl(environment.paths.buildHref(createSeriesTarget(series.seriesId))),
        toAbsoluteUrl,
      ),
    ],
  };
}

const readSeriesMetadata: ReadMetadata = ({ environment, queryClient, args }) => {
  const { seriesId = '' } = args.params;
  const seasonId = args.search.get('seasonId') || null;
  const { queryKey } = createSeriesQuery(environment, seriesId, seasonId, args.search.get('lastSeen'));
  return createSeriesMetadata(
    queryClient.getQueryData<SeriesPageData>(queryKey),
    environment,
    createSeriesTarget(seriesId),
  );
};

const readSeasonMetadata: ReadMetadata = ({ environment, queryClient, args }) => {
  const { seasonId = '' } = args.params;
  const { queryKey } = createSeasonQuery(environment, seasonId, args.search.get('lastSeen'));
  const page = queryClient.getQueryData<SeriesPageData>(queryKey);
  const metadata = createSeriesMetadata(page, environment, { route: 'SEASON', params: { seasonId } });
  if (!page?.season || !metadata) return metadata;
  return {
    ...metadata,
    title: `${page.series.title}: ${page.season.title}`,
    description: page.season.description ?? metadata.description,
    crumbs: [{ name: page.series.title, target: createSeriesTarget(page.series.seriesId) }],
  };
};

const readPlaylistMetadata: ReadMetadata = ({ environment, queryClient, args }) => {
  const { playlistId = '' } = args.params;
  const playlist = queryClient.getQueryData<Playlist>(
    createPlaylistQuery(environment, playlistId, args.search.get('lastSeen')).queryKey,
  );
  if (!playlist) return undefined;
  const { paths, language, realm } = environment;
  const target: RouteTarget = { route: 'PLAYLIST', params: { playlistId } };
  const settings = { ...realm, features: { ...realm.features, videoInterstitial: false } };
  const getTitlePath = ({ id, type }: Card) =>
    paths.buildHref(resolveContentTarget({ id, type }, { settings, viewer: { isGuest: true }, language }));
  return {
    target,
    title: playlist.title,
    description: playlist.description ?? playlist.tagline,
    image: playlist.hero ?? playlist.thumbnail ?? playlist.poster,
    isUnavailable: isAccessImpossible(playlist),
    buildLinkedData: (toAbsoluteUrl) => [
      createPlaylistData(playlist, toAbsoluteUrl(paths.buildHref(target)), toAbsoluteUrl, (title) =>
        toAbsoluteUrl(getTitlePath(title)),
      ),
    ],
  };
};

const readLiveMetadata: ReadMetadata = ({ environment, queryClient, args }) => {
  const { eventId = '' } = args.params;
  const event = queryClient.getQueryData<LiveEvent>(createEventQuery(environment, eventId).queryKey);
  if (!event) return undefined;
  const target: RouteTarget = { route: 'LIVE', params: { eventId: event.id } };
  return {
    target,
    title: event.title,
    description: event.description ?? event.tagline,
    image: event.hero ?? event.thumbnail ?? event.poster,
    isUnavailable: isAccessImpossible(event) || (event.contentContext === 'ENDED' && !event.vod),
    buildLinkedData: (toAbsoluteUrl) => [
      createEventData(event, toAbsoluteUrl(environment.paths.buildHref(target)), toAbsoluteUrl),
    ],
  };
};

// The grid is identified by `id`; the start cursor is not part of the canonical URL.
const readGridMetadata: ReadMetadata = ({ environment, queryClient, args }) => {
  const gridParams = parseGridParams(args.search);
  const { queryKey } = createGridQuery(environment, gridParams);
  const list = queryClient.getQueryData<Pages<ContentGrid>>(queryKey);
  const [firstPage] = list?.pages ?? [];
  const target: RouteTarget = { route: 'GRID', params: {}, query: { id: gridParams.id } };
  return firstPage && { target, title: firstPage.title };
};

/** Some metadata needs further queries. */
type ReadMetadataAsync = (
  ...params: Parameters<ReadMetadata>
) => ReturnType<ReadMetadata> | Promise<ReturnType<ReadMetadata>>;

const metadataReaders: Partial<Record<RouteKey, ReadMetadataAsync>> = {
  ROOT: readHomeMetadata,
  HOME: readHomeMetadata,
  SECTION: readSectionMetadata,
  GRID: readGridMetadata,
  LIVE: readLiveMetadata,
  VOD: readVideoMetadata,
  INTERSTITIAL: readVideoMetadata,
  SERIES: readSeriesMetadata,
  SEASON: readSeasonMetadata,
  PLAYLIST: readPlaylistMetadata,
  NEWS: readNewsMetadata,
  NEWS_ITEM: readNewsItemMetadata,
  FIGHTER: readPersonMetadata,
  WATCHLISTS: readWatchlistMetadata,
};

/** Empty for pages with only a title. */
export async function readPageMetadata(
  key: RouteKey,
  params: Parameters<ReadMetadata>[0],
): Promise<PageMetadata> {
  return (await metadataReaders[key]?.(params)) ?? {};
}
