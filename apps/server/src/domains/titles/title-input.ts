// Input of the operations that create titles, and the parts of it that are stored as JSON.
import type { RegionRule, AccessRule as RuleOfAccess } from '@matinee/rules';

export type AccessRule = RuleOfAccess;
export type PerLanguage = Readonly<Record<string, string>>;

interface ContentText {
  title: string;
  tagline?: string;
  description?: string;
}
export type Texts = Readonly<Record<string, ContentText>>;

export interface NewContent {
  realmId: number;
  now: Temporal.Instant;
  /** A stable id of one's own; otherwise one is made. */
  publicId?: string;
  externalId?: string;
  texts: Texts;
  /** Open to everybody unless stated. Licences by their keys. */
  access?: AccessRule;
  availableFrom?: Temporal.Instant;
  availableUntil?: Temporal.Instant;
  regions?: RegionRule;
  rating?: number;
  year?: number;
  /** Now unless stated; null is a draft, which nobody sees. */
  publishedAt?: Temporal.Instant | null;
  /** Keys, the most fitting first. */
  genres?: readonly string[];
  tags?: readonly string[];
}

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

/** A video that is in no list: it belongs to what it is about. */
export interface NewTrailer extends Omit<NewVideo, 'episode'> {
  of: number;
}

export interface NewSeason extends NewContent {
  seriesId: number;
  number: number;
}

export interface NewLiveEvent extends NewContent {
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant;
  /** Key of the video that is shown for the first time when it starts. */
  premiereId?: number;
  /** Key of the video that can be watched once it is over. */
  vodId?: number;
  competition?: PerLanguage;
  venue?: PerLanguage;
}

/** What is kept of a live event beside its times. */
export interface EventFacts {
  competition?: PerLanguage;
  venue?: PerLanguage;
}

export interface NewChannel extends NewContent {
  number: number;
  /** Key of the live event that the channel is watched by. */
  eventId?: number;
}

/** Leads to a section of its realm. */
export interface NewSectionLink extends NewContent {
  section: string;
}

export interface ContentKey {
  id: number;
  publicId: string;
}
