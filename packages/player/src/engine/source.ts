// Sources that the player can play. Independent of the API. Times are seconds unless noted.

type StreamType = 'dash' | 'hls' | 'file';

/** Licence server URLs by key system (`com.widevine.alpha` …), or ClearKey keys (hex) by key id. */
export type StreamDrm =
  | { servers: Record<string, string>; headers?: Record<string, string> }
  | { clearKeys: Record<string, string> };

export interface PlayerStream {
  type: StreamType;
  url: string;
  drm?: StreamDrm;
}

/** A WebVTT file for subtitles that are not in the manifest. */
export interface SidecarSubtitles {
  url: string;
  language: string;
  title: string;
}

/** Image sheets with one thumbnail every `interval` seconds, left to right and top to bottom. Sizes are in pixels. */
export interface Storyboard {
  sheets: { url: string }[];
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  interval: number;
}

export type SkipKind = 'intro' | 'recap' | 'credits';

export interface SkipMarker {
  kind: SkipKind;
  start: number;
  end: number;
}

/** A chapter. It ends where the next one starts. */
export interface Annotation {
  title: string;
  start: number;
  thumbnailUrl?: string;
}

/** Start and end of a live event; ISO 8601 instants. */
export interface EventSchedule {
  start: string;
  end: string;
}

export interface Programme {
  title: string;
  /** ISO 8601. */
  start: string;
  /** ISO 8601. */
  end: string;
}

export interface Trailer {
  sources: PlayerStream[];
  tags: string[];
  availablePurchases: unknown[];
  metaFields: Record<string, unknown>;
  offlinePlaybackLanguages: string[];
}

export type AccessLevel = 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';

export interface PlayerSource {
  id: string;
  title: string;
  description?: string;
  type?: string;
  /** URL of the poster. */
  posterUrl?: string;
  favourite?: boolean;
  accessLevel?: AccessLevel;
  /**
   * In order of preference. The player uses the first stream that the browser can play, and tries the next
   * one when it is unusable.
   */
  sources: PlayerStream[];
  subtitles?: SidecarSubtitles[];
  /** Media token, added as `token` to requests to the origins of `sources` and to no others. */
  token?: string | null;
  /** ISO 8601 instant. */
  tokenExpiresAt?: string | null;
  /** Start position in seconds. */
  startAt?: number;
  /** Seconds; shown until the engine reports the duration. */
  duration?: number;
  storyboard?: Storyboard | null;
  skipMarkers?: SkipMarker[];
  annotations?: Annotation[];
  eventSchedule?: EventSchedule | null;
  epgId?: string | null;
  epgNow?: Programme | null;
  epgNext?: Programme | null;
  trailer?: Trailer | null;
  localBroadcasters?: string[];
}

/** The title that the page expects to play next, and the start of its playback. */
export interface PreloadRequest {
  /** URL of the manifest, including the media token. */
  url: string;
  type: StreamType;
  /** Seconds. */
  startAt: number;
  /** BCP 47; null leaves the choice to the stream. */
  audioLanguage: string | null;
  /** BCP 47; null starts without subtitles. */
  textLanguage: string | null;
}

interface StreamEntry {
  url: string;
  subtitles?: SidecarSubtitles[];
}

/** The DASH and HLS streams of one title, with its duration, token, storyboard, skip markers and chapters. */
export interface StreamMetadata {
  dash: StreamEntry[];
  hls: StreamEntry[];
  duration?: number;
  token?: string | null;
  tokenExpiresAt?: string | null;
  storyboard?: Storyboard | null;
  skipMarkers?: SkipMarker[];
  annotations?: Annotation[];
}

/** Converts stream metadata to a `PlayerSource` without id and title. DASH streams come first. */
export function toPlayerSource(metadata: StreamMetadata): Omit<PlayerSource, 'id' | 'title'> {
  const { dash, hls, ...sharedFields } = metadata;
  return {
    ...sharedFields,
    sources: [
      ...dash.map((stream) => ({ type: 'dash' as const, url: stream.url })),
      ...hls.map((stream) => ({ type: 'hls' as const, url: stream.url })),
    ],
    subtitles: dash[0]?.subtitles ?? hls[0]?.subtitles ?? [],
  };
}

/** Returns the absolute URL with its token. Browser only. */
export function signUrl(url: string, token: string | null | undefined): string {
  const signedUrl = new URL(url, location.href);
  if (token) signedUrl.searchParams.set('token', token);
  return signedUrl.href;
}
