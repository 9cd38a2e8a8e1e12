// Titles in the schema.org vocabulary: VideoObject, TVSeries, Event, ItemList.
import type { Artwork, Card, LiveEvent, Playlist, Series, Video } from '@matinee/contract';
import type { LinkedData, ToAbsoluteUrl } from './page-metadata.ts';

/** The image width of previews, in a format that every program reads. */
export function getImageUrl({ url, width }: Artwork): string {
  return `${url}/${Math.min(width, 1280)}.jpg`;
}

function picturesOf(absolute: ToAbsoluteUrl, ...pictures: (Artwork | undefined)[]): string[] {
  return pictures.flatMap((image) => (image ? [absolute(getImageUrl(image))] : []));
}

function peopleOf(people: Video['people'], role: Video['people'][number]['role']) {
  return people.filter((person) => person.role === role).map(({ name }) => ({ '@type': 'Person', name }));
}

/** Omits empty values. */
function filled(node: Record<string, unknown>): LinkedData {
  return Object.fromEntries(
    Object.entries(node).filter(
      ([, value]) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

type Told = Pick<Series, 'title' | 'description' | 'tagline' | 'thumbnail' | 'hero' | 'poster'>;

function wordsOf({ title, description, tagline, thumbnail, hero, poster }: Told, absolute: ToAbsoluteUrl) {
  return {
    name: title,
    description: description ?? tagline,
    image: picturesOf(absolute, thumbnail, hero, poster),
  };
}

export function createVideoData(video: Video, address: string, absolute: ToAbsoluteUrl): LinkedData {
  const { episodeInformation: place, seriesTitle } = video;
  return filled({
    '@type': 'VideoObject',
    '@id': `${address}#video`,
    url: address,
    name: video.title,
    description: video.description ?? video.tagline ?? video.title,
    thumbnailUrl: picturesOf(absolute, video.thumbnail, video.hero, video.poster),
    uploadDate: video.publishedAt,
    duration: video.duration ? formatIsoDuration(video.duration) : undefined,
    genre: video.genres,
    inLanguage: video.originalLanguage,
    contentRating: video.rating === undefined ? undefined : `${video.rating}+`,
    isAccessibleForFree: video.accessLevel === 'GRANTED',
    actor: peopleOf(video.people, 'cast'),
    director: peopleOf(video.people, 'director'),
    ...(place &&
      seriesTitle && {
        isPartOf: {
          '@type': 'TVEpisode',
          name: video.title,
          episodeNumber: place.episodeNumber,
          partOfSeason: { '@type': 'TVSeason', seasonNumber: place.seasonNumber, name: place.seasonTitle },
          partOfSeries: { '@type': 'TVSeries', name: seriesTitle },
        },
      }),
  });
}

export function createSeriesData(series: Series, address: string, absolute: ToAbsoluteUrl): LinkedData {
  const seasons = series.seasons.items;
  return filled({
    '@type': 'TVSeries',
    '@id': `${address}#series`,
    url: address,
    ...wordsOf(series, absolute),
    genre: series.genres,
    contentRating: series.rating === undefined ? undefined : `${series.rating}+`,
    numberOfSeasons: series.seasons.paging.moreDataAvailable ? undefined : seasons.length,
    actor: peopleOf(series.people, 'cast'),
    director: peopleOf(series.people, 'director'),
    containsSeason: seasons.map((season) => ({
      '@type': 'TVSeason',
      name: season.title,
      seasonNumber: season.seasonNumber,
      numberOfEpisodes: season.episodeCount,
    })),
  });
}

export function createEventData(event: LiveEvent, address: string, absolute: ToAbsoluteUrl): LinkedData {
  const { competition, venue } = event;
  return filled({
    '@type': 'Event',
    '@id': `${address}#event`,
    url: address,
    ...wordsOf(event, absolute),
    startDate: event.startDate,
    endDate: event.endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: [
      { '@type': 'VirtualLocation', url: address },
      ...(venue ? [{ '@type': 'Place', name: venue, address: venue }] : []),
    ],
    superEvent: competition && { '@type': 'EventSeries', name: competition },
    isAccessibleForFree: event.accessLevel === 'GRANTED',
  });
}

/** `addressOf` returns the URL of a title in the list. */
export function createPlaylistData(
  playlist: Playlist,
  address: string,
  absolute: ToAbsoluteUrl,
  addressOf: (title: Card) => string,
): LinkedData {
  return filled({
    '@type': 'ItemList',
    '@id': `${address}#list`,
    url: address,
    ...wordsOf(playlist, absolute),
    numberOfItems: playlist.vodCount,
    itemListElement: playlist.vods.map((title, index) => ({
      '@type': 'ListItem',
      position: playlist.firstPosition + index,
      name: title.title,
      url: addressOf(title),
    })),
  });
}

/** ISO 8601 duration: `PT1H32M5S`. */
function formatIsoDuration(seconds: number): string {
  return Temporal.Duration.from({ seconds: Math.round(seconds) })
    .round({ largestUnit: 'hour' })
    .toString();
}
