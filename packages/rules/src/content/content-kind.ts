// One word for what an item is, whatever the server calls it.
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

/** The kind behind a constant of the server, or null for one that is not known. */
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

/** True for what a player can show by itself; containers and texts are not playable. */
export function isPlayable(kind: ContentKind): boolean {
  return playableKinds.includes(kind);
}

/** A film, a clip or an episode: what has its own length, and is watched from its beginning to its end. */
export function isVideo(type: string): boolean {
  const kind = toContentKind(type);
  return kind === 'video' || kind === 'seasonVideo';
}
