import type { GenreKey, PerLanguage } from './model.ts';

export type HomeEntity = 'title' | 'series' | 'playlist' | 'channel';

export interface HomeLink {
  entityType: HomeEntity;
  key: string;
}

export interface HomeButton {
  text: PerLanguage;
  link: HomeLink;
}

export interface DemoHero {
  exid: string;
  /** What the hero is about: its texts and hero artwork are those of this title or series. */
  subject: HomeLink;
  primaryButton: HomeButton;
  secondaryButton?: HomeButton;
  /** A playable title whose preview moves behind the text. */
  animatedBackground?: { titleKey: string };
  textAlignment: 'start' | 'centre';
}

/** A rule the server resolves each time; every condition given must hold. */
export interface BucketRule {
  of: 'films' | 'episodes' | 'series' | 'playlists';
  genre?: GenreKey;
  tag?: string;
  access?: 'open' | 'sign-in' | 'licence';
  sort: 'newest' | 'title' | 'added';
  limit: number;
}

export type BucketContent =
  | { kind: 'list'; entityType: HomeEntity; keys: readonly string[] }
  | { kind: 'rule'; rule: BucketRule }
  /** Live events, those that are on first. */
  | { kind: 'events' }
  /** Made by the server for the profile that looks. */
  | { kind: 'personal'; personal: 'continueWatching' };

export interface DemoBucket {
  exid: string;
  /** A guide of channels; else titles. */
  type?: 'EPG';
  name: PerLanguage;
  description?: PerLanguage;
  rowType: 'basic' | 'featured' | 'inline';
  rowCount: 1 | 2;
  displayPosters: boolean;
  showItemPosition: boolean;
  content: BucketContent;
  primaryCta?: HomeButton;
}

export interface DemoPage {
  /** The section's id; `home` is the start page. */
  id: string;
  name: PerLanguage;
  /** The first is the main one; the rest take turns with it. */
  heroes: readonly DemoHero[];
  buckets: readonly DemoBucket[];
}
