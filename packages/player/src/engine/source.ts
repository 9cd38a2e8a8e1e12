// What can be played: a title with its streams and what lies beside them. Knows no API; times are seconds.

export type StreamType = 'dash' | 'hls' | 'file';

/** Licence servers by key system (`com.widevine.alpha` …), or plain keys (hex) by key id for ClearKey. */
export type StreamDrm =
  | { servers: Record<string, string>; headers?: Record<string, string> }
  | { clearKeys: Record<string, string> };

export interface PlayerStream {
  type: StreamType;
  url: string;
  drm?: StreamDrm;
}

/** A WebVTT file beside the stream, for subtitles the manifest does not carry. */
export interface SidecarSubtitles {
  url: string;
  language: string;
  title: string;
}

/** Sheets of small pictures, one every `interval` seconds, left to right and top to bottom. Sizes in pixels. */
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

/** A chapter: it lasts until the next one begins. */
export interface Annotation {
  title: string;
  start: number;
  thumbnailUrl?: string;
}

/** When a live event runs; ISO 8601 instants. */
export interface EventSchedule {
  start: string;
  end: string;
}

export interface Programme {
  title: string;
  start: string;
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
  /** Address of the poster. */
  thumb?: string;
  favourite?: boolean;
  accessLevel?: AccessLevel;
  /** In order of preference: the first that this browser can play wins, the next is tried when it is unusable. */
  sources: PlayerStream[];
  subtitles?: SidecarSubtitles[];
  /** Goes as `token` on every media request to the origins of `sources`, and to no other. */
  token?: string | null;
  /** ISO 8601 instant. */
  tokenExpiresAt?: string | null;
  /** Where to begin. */
  startAt?: number;
  /** Shown until the engine knows better. */
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

/** Which title the page expects to play next, and how playback will start. */
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

/** Stream metadata as a service may answer it: the same title as DASH and as HLS, and what lies beside it. */
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

/** The part of a `PlayerSource` that stream metadata gives; DASH comes first. */
export function toPlayerSource(metadata: StreamMetadata): Omit<PlayerSource, 'id' | 'title'> {
  const { dash, hls, ...shared } = metadata;
  return {
    ...shared,
    sources: [
      ...dash.map((stream) => ({ type: 'dash' as const, url: stream.url })),
      ...hls.map((stream) => ({ type: 'hls' as const, url: stream.url })),
    ],
    subtitles: dash[0]?.subtitles ?? hls[0]?.subtitles ?? [],
  };
}

/** The address as it is asked for, with its token. In the browser only. */
export function signUrl(url: string, token: string | null | undefined): string {
  const signedUrl = new URL(url, location.href);
  if (token) signedUrl.searchParams.set('token', token);
  return signedUrl.href;
}
