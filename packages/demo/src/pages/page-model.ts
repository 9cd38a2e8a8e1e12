import type { GenreKey, PerLanguage } from '../model.ts';

export type PageEntity = 'title' | 'series' | 'playlist' | 'channel';

export interface EntityLink {
  entityType: PageEntity;
  key: string;
}

/** A thing of the demo realm, a playlist that begins to play, a film to be kept, a page, or an address outside. */
export type DemoLink =
  | EntityLink
  | { play: string }
  | { favourite: string }
  | { page: string }
  | { url: string };

export interface DemoButton {
  /** Without one it says "watch now". */
  text?: PerLanguage;
  link: DemoLink;
}

export interface DemoHero {
  exid: string;
  /** What the hero is about: its texts and hero artwork are those of this title or series. */
  subject: EntityLink;
  primaryButton: DemoButton;
  secondaryButton?: DemoButton;
  /** A playable title whose preview moves behind the text. */
  animatedBackground?: { titleKey: string };
  textAlignment: 'start' | 'centre';
}

export interface DemoBackground {
  /** The title or series whose hero artwork lies behind the row. */
  artworkKey: string;
  animation: 'none' | 'fade' | 'parallax';
  sides: readonly ('top' | 'right' | 'bottom' | 'left')[];
}

/** A rule the server resolves each time; every condition given must hold. */
export interface BucketRule {
  contentType: 'films' | 'episodes' | 'series' | 'playlists';
  genre?: GenreKey;
  tag?: string;
  access?: 'open' | 'sign-in' | 'licence';
  sort: 'newest' | 'title' | 'added';
  limit: number;
}

export type BucketContent =
  | { kind: 'list'; entityType: PageEntity; keys: readonly string[] }
  /** Links to sections, by the sections' ids. */
  | { kind: 'sections'; keys: readonly string[] }
  | { kind: 'rule'; rule: BucketRule }
  /** Live events, those that are on first. */
  | { kind: 'events' }
  /** Items of news, by the name of their feed. */
  | { kind: 'feed'; feed: string }
  /** Made by the server for the profile that looks. */
  | { kind: 'personal'; personal: 'continueWatching' };

export interface DemoBucket {
  exid: string;
  /** A guide of channels, highlights with a few words about each, sections; else titles. */
  type?: 'EPG' | 'EPG_NOW_NEXT' | 'CONTENT_HIGHLIGHT' | 'SECTION' | 'SECTION_LINK';
  name: PerLanguage;
  description?: PerLanguage;
  rowType: 'basic' | 'featured' | 'inline';
  rowCount: 1 | 2;
  displayPosters: boolean;
  showItemPosition: boolean;
  metadataDisplayMode?: 'below' | 'over' | 'active';
  playlistImageType?: 'title' | 'poster';
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT';
  content: BucketContent;
  background?: DemoBackground;
  primaryCta?: DemoButton;
  secondaryCta?: DemoButton;
}

export interface DemoPage {
  /** The section's id; `home` is the start page. */
  id: string;
  name: PerLanguage;
  /** The first is the main one; the rest take turns with it. */
  heroes: readonly DemoHero[];
  buckets: readonly DemoBucket[];
  /** For links to the page: the title whose artwork they wear. */
  artworkKey?: string;
}
