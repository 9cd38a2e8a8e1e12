// Input of `putSection`, and the parts of it that are stored as JSON.
import type { Artwork, ContentType, EditorialLink } from '@matinee/contract';
import type { BucketType, LocalisedText, OperatorText } from '@matinee/rules';
import type { PerLanguage } from '../titles/index.ts';

/** Texts of heroes, rows and buttons may be dates or language names, which are formatted in the viewer's language. */
interface HeroText {
  title?: OperatorText;
  tagline?: OperatorText;
  description?: OperatorText;
}

interface Sides {
  top: boolean;
  right: boolean;
  bottom: boolean;
  left: boolean;
}

/** A button without text is labelled "watch now". */
export interface ButtonData {
  text?: LocalisedText;
  link: EditorialLink;
}

export interface HeroData {
  /** A hero without texts shows those of its title. */
  texts?: Readonly<Record<string, HeroText>>;
  titleImage?: Artwork;
  channelLogo?: Artwork;
  primaryButton?: ButtonData;
  secondaryButton?: ButtonData;
  /** A hero without images shows the hero artwork of its title. */
  background?: Artwork;
  portraitBackground?: Artwork;
  gradients?: Sides;
  /** Public id of a title. For a list, series or season, its first video is played. */
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

interface BucketRule {
  kind: 'rule';
  type: 'VIDEO' | 'SEASON_VIDEO' | 'SERIES' | 'SEASON' | 'PLAYLIST';
  genre?: string;
  tag?: string;
  access?: 'open' | 'signIn' | 'licence';
  sort: BucketSort;
  /** Maximum number of cards in the row. */
  limit?: number;
}

/** `events`: live and upcoming events by start time; `feed`: items of the news feed with this name. */
export type BucketSource =
  | { kind: 'list' }
  | BucketRule
  | { kind: 'events' }
  | { kind: 'feed'; feed: string }
  | { kind: 'continueWatching' };

export interface BucketDisplaySettings {
  rowType: 'basic' | 'featured' | 'inline';
  rowCount: 1 | 2;
  displayPosters: boolean;
  showItemPosition: boolean;
  hideMetadata: boolean;
  metadataDisplayMode?: 'below' | 'over' | 'active';
  playlistImageType?: 'title' | 'poster';
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT';
  descriptions?: LocalisedText;
  background?: RowBackground;
  primaryCta?: ButtonData;
  secondaryCta?: ButtonData;
}

/** An uploaded image, or the hero artwork of a title. */
export interface RowBackground {
  image?: Artwork;
  contentId?: number;
  gradients?: Sides;
  animationType?: 'none' | 'fade' | 'parallax';
}

export interface NewBucket
  extends Omit<BucketDisplaySettings, 'hideMetadata'>,
    Partial<Pick<BucketDisplaySettings, 'hideMetadata'>> {
  publicId?: string;
  exid: string;
  type?: BucketType;
  names: LocalisedText;
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
