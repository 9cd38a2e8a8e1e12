// What operators give to make content and pages, and what is kept of it as JSON.
import type { Artwork, ContentType, Link } from '@matinee/contract';
import type {
  BlockTexts,
  BucketType,
  RegionRule,
  AccessRule as RuleOfAccess,
  TextBlock,
} from '@matinee/rules';

export type AccessRule = RuleOfAccess;
export type PerLanguage = Readonly<Record<string, string>>;

/** Texts of heroes, rows and buttons may be dates or languages, which every reader sees in their own words. */
export interface HeroText {
  title?: TextBlock;
  tagline?: TextBlock;
  description?: TextBlock;
}

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

/** A video that is in no list: it belongs to what it is about. */
export interface NewTrailer extends Omit<NewVideo, 'episode'> {
  of: number;
}

export interface NewSeason extends NewContent {
  seriesId: number;
  number: number;
}

export interface NewPlaylist extends NewContent {
  numbered: boolean;
  items: readonly number[];
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

interface Sides {
  top: boolean;
  right: boolean;
  bottom: boolean;
  left: boolean;
}

/** Without a text a button is labelled "watch now". */
export interface StageButtonData {
  text?: BlockTexts;
  link: Link;
}

export interface HeroData {
  /** Without texts of its own a hero has those of its content. */
  texts?: Readonly<Record<string, HeroText>>;
  titleImage?: Artwork;
  channelLogo?: Artwork;
  primaryButton?: StageButtonData;
  secondaryButton?: StageButtonData;
  /** Without pictures of its own a hero has the hero artwork of its content. */
  background?: Artwork;
  portraitBackground?: Artwork;
  gradients?: Sides;
  /** Public id of a title; of a list, a series or a season the first title is played. */
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

/** `events`: those that are live or to come, in the order of their start; `feed`: items of news, by the feed's name. */
export type BucketSource =
  | { kind: 'list' }
  | BucketRule
  | { kind: 'events' }
  | { kind: 'feed'; feed: string }
  | { kind: 'continueWatching' };

export interface RowData {
  rowType: 'basic' | 'featured' | 'inline';
  rowCount: 1 | 2;
  displayPosters: boolean;
  showItemPosition: boolean;
  hideMetadata: boolean;
  metadataDisplayMode?: 'below' | 'over' | 'active';
  playlistImageType?: 'title' | 'poster';
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT';
  descriptions?: BlockTexts;
  background?: RowBackground;
  primaryCta?: StageButtonData;
  secondaryCta?: StageButtonData;
}

/** A picture of its own, or the hero artwork of a title. */
export interface RowBackground {
  image?: Artwork;
  contentId?: number;
  gradients?: Sides;
  animationType?: 'none' | 'fade' | 'parallax';
}

export interface NewBucket extends Omit<RowData, 'hideMetadata'>, Partial<Pick<RowData, 'hideMetadata'>> {
  publicId?: string;
  exid: string;
  type?: BucketType;
  names: BlockTexts;
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
