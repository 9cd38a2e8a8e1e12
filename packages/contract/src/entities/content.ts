// What a card shows and a page knows of a title.
import { z } from 'zod';
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

/** A picture served by the image route: `{url}/{width}.{webp|avif|jpg}`, widths from the ladder, never above `width`. */
export const artwork = z.object({
  url: z.string(),
  /** Pixels of the master. */
  width: z.number().int(),
  height: z.number().int(),
  /** ThumbHash, base64: the blurred picture to show until the real one is there. */
  placeholder: z.string(),
  /** What the picture is about, 0 to 1 from its left upper corner; the middle unless stated. */
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
  /** Seconds in all. */
  duration: z.number(),
  /** Watched to the end: nearly all of it, or into its credits. */
  finished: z.boolean(),
  /** ISO 8601 instant of the last report. */
  updatedAt: z.string(),
});
export type WatchProgress = z.infer<typeof watchProgress>;

/** A title shown for the first time at one moment. */
export const premiereRelease = z.object({
  /** ISO 8601 instants. */
  scheduledAt: z.string(),
  endsAt: z.string(),
  /** The video that is shown. */
  videoId: z.string(),
});
export type PremiereRelease = z.infer<typeof premiereRelease>;

/** The least that a card needs. */
export const card = z.object({
  id: z.string(),
  type: contentType,
  title: z.string(),
  accessLevel,
  /** Seconds; absent for what has no duration. */
  duration: z.number().optional(),
  /** One address of the picture, for those who cannot choose among its widths. */
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
  /** Of an episode. */
  seriesTitle: z.string().optional(),
  watchProgress: watchProgress.optional(),
  /** True: the profile that asks keeps it as a favourite. */
  favourite: z.boolean().optional(),
  /** Live events: when they begin and end, ISO 8601 instants. */
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  /** True while it is live. */
  displayLiveBadge: z.boolean().optional(),
  /** Where a live event stands at the moment of asking; of a video, its premiere. */
  contentContext: z.enum(['UPCOMING', 'LIVE', 'ENDED']).optional(),
  computedReleases: z.array(z.object({ type: z.literal('PREMIERE'), scheduledAt: z.string() })).optional(),
  premiereRelease: premiereRelease.optional(),
  /** Channels: the live event that they are watched by. */
  eventId: z.string().optional(),
  /** When its stream began: the start of that event, an ISO 8601 instant. */
  eventStartDate: z.string().optional(),
  programmingInfo: programmingInfo.optional(),
  /** Of the event that channels are watched by: what they show from now on. */
  programmes: z.array(programme).optional(),
  /** Items of news: the feed that they are in. */
  feedName: z.string().optional(),
});
export type Card = z.infer<typeof card>;

export const licence = z.object({ id: z.string(), name: z.string(), description: z.string() });
export type Licence = z.infer<typeof licence>;

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

/** A mark over the picture, in a corner of it. */
export const watermark = z.object({
  imageUrl: z.string(),
  corner: z.enum(['topStart', 'topEnd', 'bottomStart', 'bottomEnd']),
  /** From 0 to 1. */
  opacity: z.number(),
});

/** Where an advertisement is played, and where it is asked for. */
export const adUnit = z.object({
  /** Seconds from the start. */
  start: z.number(),
  url: z.string(),
});

export const person = z.object({
  name: z.string(),
  role: z.enum(['cast', 'director', 'writer', 'host']),
  character: z.string().optional(),
  /** Id of the person's page, where there is one. */
  personId: z.string().optional(),
});

/** How far the media is: `ready` plays, `preparing` will, `failed` and `none` will not. */
export const mediaProgress = z.object({
  state: z.enum(['ready', 'preparing', 'failed', 'none']),
  progress: z.number(),
  final: z.boolean(),
});

/** A short film about a title. Played by its id like a video, but in no list. */
export const trailer = card
  .pick({ id: true, title: true, accessLevel: true, duration: true, thumbnail: true })
  .extend({ media: mediaProgress });
export type Trailer = z.infer<typeof trailer>;

/** Everything the video page shows. */
export const video = card.extend({
  externalId: z.string().optional(),
  tagline: z.string().optional(),
  hero: artwork.optional(),
  heroPortrait: artwork.optional(),
  titleImage: artwork.optional(),
  people: z.array(person),
  originalLanguage: z.string().optional(),
  /** Since when it can be seen here, an ISO 8601 instant. */
  publishedAt: z.string().optional(),
  /** What it can be heard in, the original first. */
  audioTracks: z.array(z.object({ language: z.string() })),
  subtitleLanguages: z.array(z.string()),
  onlinePlayback: z.enum(['AVAILABLE', 'UNAVAILABLE']),
  /** Licences that would grant the title; empty when none is needed. */
  licences: z.array(licence),
  accessReasons: z.array(z.string()),
  skipMarkers: z.array(skipMarker),
  annotations: z.array(annotation),
  watermark: watermark.optional(),
  adUnits: z.array(adUnit).optional(),
  media: mediaProgress,
  trailers: z.array(trailer).optional(),
  /** The episode that follows, for what comes next. */
  next: card.optional(),
});
export type Video = z.infer<typeof video>;

/** What stands beside a title, on both sides in the order of playing. */
export const adjacentVods = z.object({ precedingVods: z.array(card), followingVods: z.array(card) });
export type AdjacentVods = z.infer<typeof adjacentVods>;
