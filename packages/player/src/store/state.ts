// What a player shows at any moment. Times are seconds, volume is 0–100, `watchProgress` is 0–1.
import type { AudioTrack, Quality, QualityChoice, TextTrack, TimeRange } from '../engine/engine.ts';
import type {
  AccessLevel,
  Annotation,
  EventSchedule,
  PlayerSource,
  Programme,
  SkipMarker,
  Storyboard,
  Trailer,
} from '../engine/source.ts';
import type { PlayerFailure } from './failure.ts';

export type PlayerStatus =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'playing'
  | 'paused'
  | 'waiting'
  | 'ended'
  | 'failed';

export interface AudioPreferences {
  language: string | null;
}

export interface PlayerState {
  id: string | null;
  title: string;
  description: string;
  type: string | null;
  thumb: string | null;
  favourite: boolean;
  accessLevel: AccessLevel;

  /** The volume that the next start or unmuting takes. */
  nextVolume: number;
  volume: number;
  muted: boolean;
  /** The browser refused sound without a gesture: offer to unmute. */
  mutedByPolicy: boolean;
  fullscreen: boolean;
  pictureInPicture: boolean;
  isPlaying: boolean;
  autoAdvance: boolean;
  rate: number;

  /** Where the media is. */
  currentTime: number;
  /** Where the person is: follows a seek at once, before the media does. */
  position: number;
  duration: number;
  watchProgress: number;
  buffered: TimeRange[];
  seekable: TimeRange;
  live: boolean;

  /** Language of the subtitles that are wanted; null is off. */
  subtitles: string | null;
  audioPreferences: AudioPreferences;
  textTracks: TextTrack[];
  textTrackId: string | null;
  audioTracks: AudioTrack[];
  audioTrackId: string | null;
  qualities: Quality[];
  quality: QualityChoice;
  /** Height that is playing now. */
  playingHeight: number | null;

  annotations: Annotation[];
  skipMarkers: SkipMarker[];
  storyboard: Storyboard | null;

  eventSchedule: EventSchedule | null;
  epgId: string | null;
  epgNow: Programme | null;
  epgNext: Programme | null;
  localBroadcasters: string[];
  trailer: Trailer | null;

  status: PlayerStatus;
  /** Nothing of this title has been played yet. */
  beforeFirstFrame: boolean;
  waitingToStart: boolean;
  hover: boolean;
  sidebar: boolean;
  failure: PlayerFailure | null;
}

export interface PlayerPreferences {
  /** Unset: muted unless the person has just clicked something. */
  muted?: boolean;
  volume?: number;
  autoAdvance?: boolean;
  audioLanguage?: string | null;
  subtitleLanguage?: string | null;
  rate?: number;
}

/** The state before any title. */
export function createInitialState(preferences: PlayerPreferences = {}): PlayerState {
  const volume = preferences.volume ?? 100;
  return {
    ...createTitleState({ id: '', title: '', sources: [] }),
    id: null,
    nextVolume: volume,
    volume,
    muted: preferences.muted ?? true,
    mutedByPolicy: false,
    fullscreen: false,
    pictureInPicture: false,
    autoAdvance: preferences.autoAdvance ?? true,
    rate: preferences.rate ?? 1,
    subtitles: preferences.subtitleLanguage ?? null,
    audioPreferences: { language: preferences.audioLanguage ?? null },
    hover: false,
    sidebar: false,
  };
}

type TitleState = Omit<
  PlayerState,
  | 'nextVolume'
  | 'volume'
  | 'muted'
  | 'mutedByPolicy'
  | 'fullscreen'
  | 'pictureInPicture'
  | 'autoAdvance'
  | 'rate'
  | 'subtitles'
  | 'audioPreferences'
  | 'hover'
  | 'sidebar'
>;

/** The part of the state that begins anew with each title. */
export function createTitleState(source: PlayerSource): TitleState {
  const duration = source.duration ?? 0;
  const startAt = source.startAt ?? 0;
  return {
    id: source.id,
    title: source.title,
    description: source.description ?? '',
    type: source.type ?? null,
    thumb: source.thumb ?? null,
    favourite: source.favourite ?? false,
    accessLevel: source.accessLevel ?? 'GRANTED',
    isPlaying: false,
    currentTime: startAt,
    position: startAt,
    duration,
    watchProgress: calculateWatchProgress(startAt, duration),
    buffered: [],
    seekable: { start: 0, end: duration },
    live: false,
    textTracks: [],
    textTrackId: null,
    audioTracks: [],
    audioTrackId: null,
    qualities: [],
    quality: 'auto',
    playingHeight: null,
    annotations: source.annotations ?? [],
    skipMarkers: source.skipMarkers ?? [],
    storyboard: source.storyboard ?? null,
    eventSchedule: source.eventSchedule ?? null,
    epgId: source.epgId ?? null,
    epgNow: source.epgNow ?? null,
    epgNext: source.epgNext ?? null,
    localBroadcasters: source.localBroadcasters ?? [],
    trailer: source.trailer ?? null,
    status: 'idle',
    beforeFirstFrame: true,
    waitingToStart: false,
    failure: null,
  };
}

/** Share of the title that lies behind the position; 0 when its length is not known. */
export function calculateWatchProgress(position: number, duration: number): number {
  if (!(duration > 0) || !Number.isFinite(duration)) return 0;
  return Math.min(1, Math.max(0, position / duration));
}
