// Titles in the schema.org vocabulary: VideoObject, TVSeries, Event, ItemList.
import type { Artwork, Card, LiveEvent, Playlist, Series, Video } from '@matinee/contract';
import type { LinkedData, ToAbsoluteUrl } from './page-metadata.ts';

/** The path of a preview image as JPEG, which every program can read. */
export function getImagePath({ url, width }: Artwork): string {
  return `${url}/${Math.min(width, 1280)}.jpg`;
}

function getImageUrls(toAbsoluteUrl: ToAbsoluteUrl, ...images: (Artwork | undefined)[]): string[] {
  return images.flatMap((image) => (image ? [toAbsoluteUrl(getImagePath(image))] : []));
}

function createPeopleData(people: Video['people'], role: Video['people'][number]['role']) {
  return people.filter((person) => person.role === role).map(({ name }) => ({ '@type': 'Person', name }));
}

/** Omits empty values. */
function omitEmpty(node: Record<string, unknown>): LinkedData {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

type DescribedTitle = Pick<Series, 'title' | 'description' | 'tagline' | 'thumbnail' | 'hero' | 'poster'>;

function createCommonData(
  { title, description, tagline, thumbnail, hero, poster }: DescribedTitle,
  toAbsoluteUrl: ToAbsoluteUrl,
) {
  return {
    name: title,
    description: description ?? tagline,
    image: getImageUrls(toAbsoluteUrl, thumbnail, hero, poster),
  };
}

export function createVideoData(video: Video, pageUrl: string, toAbsoluteUrl: ToAbsoluteUrl): LinkedData {
  const { episodeInformation, seriesTitle } = video;
  return omitEmpty({
    '@type': 'VideoObject',
    '@id': `${pageUrl}#video`,
    url: pageUrl,
    name: video.title,
    description: video.description ?? video.tagline ?? video.title,
    thumbnailUrl: getImageUrls(toAbsoluteUrl, video.thumbnail, video.hero, video.poster),
    uploadDate: video.publishedAt,
    duration: video.duration ? formatIsoDuration(video.duration) : undefined,
    genre: video.genres,
    inLanguage: video.originalLanguage,
    contentRating: video.rating === undefined ? undefined : `${video.rating}+`,
    isAccessibleForFree: video.accessLevel === 'GRANTED',
    actor: createPeopleData(video.people, 'cast'),
    director: createPeopleData(video.people, 'director'),
    ...(episodeInformation &&
      seriesTitle && {
        isPartOf: {
          '@type': 'TVEpisode',
          name: video.title,
          episodeNumber: episodeInformation.episodeNumber,
          partOfSeason: {
            '@type': 'TVSeason',
            seasonNumber: episodeInformation.seasonNumber,
            name: episodeInformation.seasonTitle,
          },
          partOfSeries: { '@type': 'TVSeries', name: seriesTitle },
        },
      }),
  });
}

export function createSeriesData(series: Series, pageUrl: string, toAbsoluteUrl: ToAbsoluteUrl): LinkedData {
  const seasons = series.seasons.items;
  return omitEmpty({
    '@type': 'TVSeries',
    '@id': `${pageUrl}#series`,
    url: pageUrl,
    ...createCommonData(series, toAbsoluteUrl),
    genre: series.genres,
    contentRating: series.rating === undefined ? undefined : `${series.rating}+`,
    numberOfSeasons: series.seasons.paging.moreDataAvailable ? undefined : seasons.length,
    actor: createPeopleData(series.people, 'cast'),
    director: createPeopleData(series.people, 'director'),
    containsSeason: seasons.map((season) => ({
      '@type': 'TVSeason',
      name: season.title,
      seasonNumber: season.seasonNumber,
      numberOfEpisodes: season.episodeCount,
    })),
  });
}

export function createEventData(event: LiveEvent, pageUrl: string, toAbsoluteUrl: ToAbsoluteUrl): LinkedData {
  const { competition, venue } = event;
  return omitEmpty({
    '@type': 'Event',
    '@id': `${pageUrl}#event`,
    url: pageUrl,
    ...createCommonData(event, toAbsoluteUrl),
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [
      { '@type': 'VirtualLocation', url: pageUrl },
      ...(venue ? [{ '@type': 'Place', name: venue, address: venue }] : []),
    ],
    superEvent: competition && { '@type': 'EventSeries', name: competition },
    isAccessibleForFree: event.accessLevel === 'GRANTED',
  });
}

/** `getTitleUrl` returns the URL of a title in the list. */
export function createPlaylistData(
  playlist: Playlist,
  pageUrl: string,
  toAbsoluteUrl: ToAbsoluteUrl,
  getTitleUrl: (title: Card) => string,
): LinkedData {
  return omitEmpty({
    '@type': 'ItemList',
    '@id': `${pageUrl}#list`,
    url: pageUrl,
    ...createCommonData(playlist, toAbsoluteUrl),
    numberOfItems: playlist.vodCount,
    itemListElement: playlist.vods.map((title, index) => ({
      '@type': 'ListItem',
      position: playlist.firstPosition + index,
      name: title.title,
      url: getTitleUrl(title),
    })),
  });
}

/** ISO 8601 duration: `PT1H32M5S`. */
function formatIsoDuration(seconds: number): string {
  return Temporal.Duration.from({ seconds: Math.round(seconds) })
    .round({ largestUnit: 'hour' })
    .toString();
}
