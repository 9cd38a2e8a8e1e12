// Input of the operations that create titles, and the types of their JSON columns.
import type { AccessRule, RegionRule } from '@matinee/rules';

export type { AccessRule };
export type PerLanguage = Readonly<Record<string, string>>;

interface ContentText {
  title: string;
  tagline?: string;
  description?: string;
}
export type ContentTexts = Readonly<Record<string, ContentText>>;

export interface NewContent {
  realmId: number;
  now: Temporal.Instant;
  /** A stable id chosen by the caller; generated when absent. */
  publicId?: string;
  externalId?: string;
  texts: ContentTexts;
  /** Open to everyone when absent. Licences are named by key. */
  access?: AccessRule;
  availableFrom?: Temporal.Instant;
  availableUntil?: Temporal.Instant;
  regions?: RegionRule;
  /** Age rating: the minimum age of viewers in years. */
  rating?: number;
  year?: number;
  /** Now when absent; null for a draft, which is visible to no viewer. */
  publishedAt?: Temporal.Instant | null;
  /** Genre keys, most relevant first. */
  genres?: readonly string[];
  tags?: readonly string[];
}

/** `start` and `end` in seconds. */
export interface SkipMarker {
  kind: 'intro' | 'recap' | 'credits';
  start: number;
  end: number;
}

export interface NewVideo extends NewContent {
  assetId?: number;
  durationMs?: number;
  episode?: { seasonId: number; number: number };
  originalLanguage?: string;
  onlinePlayback?: 'AVAILABLE' | 'UNAVAILABLE';
  skipMarkers?: readonly SkipMarker[];
}

/** A video that belongs to a parent title and is in no list. */
export interface NewTrailer extends Omit<NewVideo, 'episode'> {
  parentId: number;
}

export interface NewSeason extends NewContent {
  seriesId: number;
  number: number;
}

export interface NewLiveEvent extends NewContent {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  /** Id of the video that premieres in the event. */
  premiereVideoId?: number;
  /** Id of the video that replaces the event after it has ended. */
  vodId?: number;
  competition?: PerLanguage;
  venue?: PerLanguage;
}

/** Details of a live event that are stored as JSON. */
export interface EventDetails {
  competition?: PerLanguage;
  venue?: PerLanguage;
}

export interface NewChannel extends NewContent {
  number: number;
  /** Id of the live event that plays when a viewer watches the channel. */
  eventId?: number;
}

/** Links to a section of its realm. */
export interface NewSectionLink extends NewContent {
  section: string;
}

export interface ContentIds {
  id: number;
  publicId: string;
}
