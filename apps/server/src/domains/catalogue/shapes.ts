// What operators give to make content and pages, and what is kept of it as JSON.
import type { Artwork, ContentType, Link } from '@matinee/contract';
import type { RegionRule, AccessRule as RuleOfAccess } from '@matinee/rules';

export type AccessRule = RuleOfAccess;
export type PerLanguage = Readonly<Record<string, string>>;

export interface ContentText {
  title: string;
  tagline?: string;
  description?: string;
}
export type Texts = Readonly<Record<string, ContentText>>;

export interface NewPerson {
  name: string;
  role: 'cast' | 'director' | 'writer' | 'host';
  character?: string;
}

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
  people?: readonly NewPerson[];
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

export interface NewSeason extends NewContent {
  seriesId: number;
  number: number;
}

export interface NewPlaylist extends NewContent {
  numbered: boolean;
  items: readonly number[];
}

export interface ContentKey {
  id: number;
  publicId: string;
}

interface Sides {
  top: boolean;
  right: boolean;
  bottom: boolean;
  left: boolean;
}

export interface HeroData {
  /** Without texts of its own a hero has those of its content. */
  texts?: Texts;
  titleImage?: Artwork;
  channelLogo?: Artwork;
  primaryButton?: { text: PerLanguage; link: Link };
  secondaryButton?: { text: PerLanguage; link: Link };
  /** Without pictures of its own a hero has the hero artwork of its content. */
  background?: Artwork;
  portraitBackground?: Artwork;
  gradients?: Sides;
  /** Public id of a playable title. */
  animatedBackground?: { entityId: string; entityType: ContentType; isPreviewAudioOn?: boolean };
  display?: { showTitle: boolean; showDescription: boolean; showPrimaryCta: boolean };
  alignmentHorizontal?: 'none' | 'left' | 'center' | 'right';
  alignmentVertical?: 'none' | 'top' | 'center' | 'bottom';
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT';
}

export interface NewHero {
  publicId?: string;
  contentId?: number;
  data: HeroData;
}

export type BucketType =
  | 'EPG'
  | 'EPG_NOW_NEXT'
  | 'SECTION_LINK'
  | 'VOD_PLAYLIST'
  | 'CONTENT_HIGHLIGHT'
  | 'SECTION';

export type BucketSort = 'newest' | 'added' | 'title';

export interface BucketRule {
  kind: 'rule';
  type: 'VIDEO' | 'SEASON_VIDEO' | 'SERIES' | 'SEASON' | 'PLAYLIST';
  genre?: string;
  tag?: string;
  access?: 'open' | 'signIn' | 'licence';
  sort: BucketSort;
  /** How many cards the row has at most. */
  limit?: number;
}

export type BucketSource = { kind: 'list' } | BucketRule | { kind: 'continueWatching' };

export interface RowData {
  rowType: 'basic' | 'featured' | 'inline';
  rowCount: 1 | 2;
  displayPosters: boolean;
  showItemPosition: boolean;
  hideMetadata: boolean;
  descriptions?: PerLanguage;
}

export interface NewBucket {
  publicId?: string;
  exid: string;
  type?: BucketType;
  names: PerLanguage;
  descriptions?: PerLanguage;
  rowType: RowData['rowType'];
  rowCount: RowData['rowCount'];
  displayPosters: boolean;
  showItemPosition: boolean;
  hideMetadata?: boolean;
  source: { kind: 'list'; items: readonly number[] } | Exclude<BucketSource, { kind: 'list' }>;
}

export interface NewSection {
  realmId: number;
  key: string;
  title: PerLanguage;
  heroes: readonly NewHero[];
  buckets: readonly NewBucket[];
  now: Temporal.Instant;
}
