import type { GenreKey, PerLanguage } from '../model.ts';

export type PageEntityType = 'title' | 'series' | 'playlist' | 'channel';

export interface EntityLink {
  entityType: PageEntityType;
  key: string;
}

/**
 * A link to an entity, to playing a playlist, to adding a title to favourites, to a section page, or to an
 * external URL.
 */
export type DemoLink =
  | EntityLink
  | { playPlaylist: string }
  | { addToFavourites: string }
  | { section: string }
  | { url: string };

export interface DemoButton {
  /** The default is "Watch now". */
  text?: PerLanguage;
  link: DemoLink;
}

export interface DemoHero {
  exid: string;
  /** The title or series whose texts and hero artwork the hero shows. */
  subject: EntityLink;
  primaryButton: DemoButton;
  secondaryButton?: DemoButton;
  /** A playable title whose preview plays in the background. */
  animatedBackground?: { titleKey: string };
  textAlignment: 'start' | 'centre';
}

export interface DemoBackground {
  /** Key of the title or series whose hero artwork is the background of the row. */
  artworkKey: string;
  animation: 'none' | 'fade' | 'parallax';
  gradientSides: readonly ('top' | 'right' | 'bottom' | 'left')[];
}

/** A rule that the server evaluates for each request. All conditions must hold. */
export interface BucketRule {
  contentType: 'films' | 'episodes' | 'series' | 'playlists';
  genre?: GenreKey;
  tag?: string;
  access?: 'open' | 'sign-in' | 'licence';
  sort: 'newest' | 'title' | 'added';
  limit: number;
}

export type BucketContent =
  | { kind: 'list'; entityType: PageEntityType; keys: readonly string[] }
  /** Links to sections, by their ids. */
  | { kind: 'sections'; keys: readonly string[] }
  | { kind: 'rule'; rule: BucketRule }
  /** Live and upcoming events. */
  | { kind: 'events' }
  /** News items, by the name of their feed. */
  | { kind: 'feed'; feed: string }
  /** Depends on the profile. */
  | { kind: 'personal'; personal: 'continueWatching' };

export interface DemoBucket {
  exid: string;
  /** Omitted for ordinary rows of titles. */
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

export interface DemoSection {
  /** Id of the section; `home` is the home page. */
  id: string;
  name: PerLanguage;
  /** In the order in which the page shows them. */
  heroes: readonly DemoHero[];
  buckets: readonly DemoBucket[];
  /** Key of the title whose artwork is shown on links to this section. */
  artworkKey?: string;
}
