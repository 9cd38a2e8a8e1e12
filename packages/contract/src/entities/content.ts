// Titles as cards and pages show them.
import { z } from 'zod';
import { instant } from '../fields/instant.ts';
import { pageNumbersWithPaging } from '../fields/page-numbers.ts';
import { programme, programmingInfo } from './guide.ts';

export const accessLevel = z.enum(['GRANTED', 'GRANTED_ON_SIGN_IN', 'DENIED', 'GEOBLOCKED']);
export type AccessLevel = z.infer<typeof accessLevel>;

export const contentType = z.enum([
  'LIVE',
  'LIVE_EVENT',
  'UPCOMING',
  'EPG',
  'VIDEO',
  'SEASON_VIDEO',
  'SEASON',
  'SERIES',
  'PLAYLIST',
  'WATCHLIST',
  'DATA_FEED',
  'SECTION_LINK',
]);
export type ContentType = z.infer<typeof contentType>;

/** Aliases of content types, which requests and files may use. Responses contain the types themselves. */
const contentTypeByAlias = {
  VOD: 'VIDEO',
  VOD_VIDEO: 'VIDEO',
  SEASON_VOD: 'SEASON_VIDEO',
  VOD_SEASON: 'SEASON',
  VOD_PLAYLIST: 'PLAYLIST',
  VOD_SERIES: 'SERIES',
} as const satisfies Record<string, ContentType>;
const contentTypeAliases = Object.keys(contentTypeByAlias) as (keyof typeof contentTypeByAlias)[];

export const contentTypeInput = z
  .enum([...contentType.options, ...contentTypeAliases])
  .transform((name) => normaliseContentType(name) as ContentType)
  .pipe(contentType);

/** Replaces an alias by the type itself; returns any other text as it is. */
export function normaliseContentType(name: string): string {
  const types: Readonly<Record<string, ContentType>> = contentTypeByAlias;
  return Object.hasOwn(types, name) ? (types[name] ?? name) : name;
}

/** An image served at `{url}/{width}.{webp|avif|jpg}` in each width of `imageWidths` up to `width`. */
export const artwork = z.object({
  url: z.string(),
  /** Width and height of the master in pixels. */
  width: z.number().int(),
  height: z.number().int(),
  /** ThumbHash in base64: a blurred placeholder until the image is loaded. */
  placeholder: z.string(),
  /** Focal point, from 0 to 1 from the top left corner. Default: the centre. */
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
});
export type Artwork = z.infer<typeof artwork>;

export const artworkKind = z.enum(['thumbnail', 'poster', 'hero', 'heroPortrait', 'titleImage', 'logo']);
export type ArtworkKind = z.infer<typeof artworkKind>;

export const episodeInformation = z.object({
  episodeNumber: z.number().int(),
  seasonNumber: z.number().int(),
  seasonTitle: z.string(),
});

export const watchProgress = z.object({
  /** Seconds from the start. */
  position: z.number(),
  /** Total duration in seconds. */
  duration: z.number(),
  /** Whether the title is finished: nearly all of it is watched, or its credits have started. */
  finished: z.boolean(),
  /** Time of the last update. */
  updatedAt: instant,
});
export type WatchProgress = z.infer<typeof watchProgress>;

/** The premiere of a title. */
export const premiereRelease = z.object({
  scheduledAt: instant,
  endsAt: instant,
  /** The video of the premiere. */
  videoId: z.string(),
});
export type PremiereRelease = z.infer<typeof premiereRelease>;

/** Everything that a card shows. */
export const card = z.object({
  id: z.string(),
  type: contentType,
  title: z.string(),
  accessLevel,
  /** Seconds; absent without a duration. */
  duration: z.number().optional(),
  /** URL of the image in one width, for clients that do not choose one. */
  thumbnailUrl: z.string().optional(),
  thumbnail: artwork.optional(),
  poster: artwork.optional(),
  description: z.string().optional(),
  rating: z.number().int().optional(),
  year: z.number().int().optional(),
  genres: z.array(z.string()).optional(),
  episodeInformation: episodeInformation.optional(),
  seriesId: z.string().optional(),
  seasonId: z.string().optional(),
  /** Episodes: the title of their series. */
  seriesTitle: z.string().optional(),
  watchProgress: watchProgress.optional(),
  /** Whether it is a favourite of the profile. */
  favourite: z.boolean().optional(),
  /** Live events: start and end. */
  startDate: instant.optional(),
  endDate: instant.optional(),
  /** True while it is live. */
  displayLiveBadge: z.boolean().optional(),
  /** State of a live event at the time of the request; for a video, of its premiere. */
  contentContext: z.enum(['UPCOMING', 'LIVE', 'ENDED']).optional(),
  computedReleases: z.array(z.object({ type: z.literal('PREMIERE'), scheduledAt: instant })).optional(),
  premiereRelease: premiereRelease.optional(),
  /** Channels: the live event that they show. */
  eventId: z.string().optional(),
  /** Channels: the start of that event. The stream starts then. */
  eventStartDate: instant.optional(),
  programmingInfo: programmingInfo.optional(),
  /** Live events of channels: the current and next programmes of those channels. */
  programmes: z.array(programme).optional(),
  /** News items: the feed that contains them. */
  feedName: z.string().optional(),
});
export type Card = z.infer<typeof card>;

export const licence = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type Licence = z.infer<typeof licence>;

/**
 * The licences among `licences` that would give this viewer access now. Empty when access is granted, or when the
 * title stays unavailable for another reason, such as the viewer's country.
 */
export const availableLicences = z.array(licence);

export const skipMarker = z.object({
  kind: z.enum(['intro', 'recap', 'credits']),
  /** Seconds from the start. */
  start: z.number(),
  end: z.number(),
});

export const annotation = z.object({
  title: z.string(),
  start: z.number(),
  thumbnailUrl: z.string().optional(),
});

/** A badge in a corner of the image. */
export const watermark = z.object({
  imageUrl: z.string(),
  corner: z.enum(['topStart', 'topEnd', 'bottomStart', 'bottomEnd']),
  /** From 0 to 1. */
  opacity: z.number(),
});

/** Where an advertisement is played, and the URL that it is requested from. */
export const adUnit = z.object({
  /** Seconds from the start. */
  start: z.number(),
  url: z.string(),
});

export const person = z.object({
  name: z.string(),
  role: z.enum(['cast', 'director', 'writer', 'host']),
  character: z.string().optional(),
  /** Id of the person's page, if there is one. */
  personId: z.string().optional(),
});

/** State of the media: `ready` is playable, `preparing` becomes playable, `failed` and `none` are not playable. */
export const mediaProgress = z.object({
  state: z.enum(['ready', 'preparing', 'failed', 'none']),
  /** 0 to 1. */
  progress: z.number(),
  /** Whether all renditions are encoded. */
  final: z.boolean(),
});

/** A trailer. It is played by its id like a video, but appears in no list. */
export const trailer = card
  .pick({ id: true, title: true, accessLevel: true, duration: true, thumbnail: true })
  .extend({ media: mediaProgress });
export type Trailer = z.infer<typeof trailer>;

/** Everything that the page of a video shows. */
export const video = card.extend({
  externalId: z.string().optional(),
  tagline: z.string().optional(),
  hero: artwork.optional(),
  heroPortrait: artwork.optional(),
  titleImage: artwork.optional(),
  people: z.array(person),
  originalLanguage: z.string().optional(),
  /** Time of its publication. */
  publishedAt: instant.optional(),
  /** Audio languages, the original first. */
  audioTracks: z.array(z.object({ language: z.string() })),
  subtitleLanguages: z.array(z.string()),
  onlinePlayback: z.enum(['AVAILABLE', 'UNAVAILABLE']),
  /** Licences that grant access; empty when none is needed. */
  licences: z.array(licence),
  availableLicences,
  accessReasons: z.array(z.string()),
  skipMarkers: z.array(skipMarker),
  annotations: z.array(annotation),
  watermark: watermark.optional(),
  adUnits: z.array(adUnit).optional(),
  media: mediaProgress,
  trailers: z.array(trailer).optional(),
  /** The next episode. */
  next: card.optional(),
});
export type Video = z.infer<typeof video>;

/** The titles before and after a title, both in playing order. */
export const adjacentVods = z.object({ precedingVods: z.array(card), followingVods: z.array(card) });
export type AdjacentVods = z.infer<typeof adjacentVods>;

/** A page of videos, by number. */
export const vodPage = z.object({ vods: z.array(card), ...pageNumbersWithPaging });
export type VodPage = z.infer<typeof vodPage>;
