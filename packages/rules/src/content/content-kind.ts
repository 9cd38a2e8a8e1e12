// Maps the API's many content types to one kind each.
import { getOwnProperty } from '../own-property.ts';

export type ContentKind =
  | 'live'
  | 'liveEvent'
  | 'upcoming'
  | 'epg'
  | 'video'
  | 'seasonVideo'
  | 'season'
  | 'series'
  | 'playlist'
  | 'watchlist'
  | 'dataFeed'
  | 'sectionLink';

const kindByType = {
  LIVE: 'live',
  LIVE_EVENT: 'liveEvent',
  UPCOMING: 'upcoming',
  EPG: 'epg',
  VIDEO: 'video',
  VOD: 'video',
  VOD_VIDEO: 'video',
  SEASON_VIDEO: 'seasonVideo',
  SEASON_VOD: 'seasonVideo',
  SEASON: 'season',
  VOD_SEASON: 'season',
  SERIES: 'series',
  VOD_SERIES: 'series',
  PLAYLIST: 'playlist',
  VOD_PLAYLIST: 'playlist',
  WATCHLIST: 'watchlist',
  DATA_FEED: 'dataFeed',
  SECTION_LINK: 'sectionLink',
} as const satisfies Record<string, ContentKind>;

/** Returns the kind for a content type of the API, or null when the type is unknown. */
export function toContentKind(type: string): ContentKind | null {
  return getOwnProperty<ContentKind>(kindByType, type) ?? null;
}

const playableKinds: readonly ContentKind[] = [
  'live',
  'liveEvent',
  'upcoming',
  'epg',
  'video',
  'seasonVideo',
];

/** Whether a player can play content of this kind. Lists of content, such as a series, are not playable. */
export function isPlayable(kind: ContentKind): boolean {
  return playableKinds.includes(kind);
}

/** Whether a content type is a film, clip or episode: content with a fixed duration. */
export function isVideo(type: string): boolean {
  const kind = toContentKind(type);
  return kind === 'video' || kind === 'seasonVideo';
}
