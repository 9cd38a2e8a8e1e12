// State of the player. Times are seconds, volume is 0–100, `watchProgress` is 0–1.
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

interface AudioPreferences {
  language: string | null;
}

export interface PlayerState {
  id: string | null;
  title: string;
  description: string;
  type: string | null;
  posterUrl: string | null;
  favourite: boolean;
  accessLevel: AccessLevel;

  /** The volume that unmuting sets when `volume` is 0. */
  volumeAfterUnmute: number;
  volume: number;
  muted: boolean;
  /** The browser blocked sound without a gesture: show the unmute button. */
  isMutedByPolicy: boolean;
  fullscreen: boolean;
  pictureInPicture: boolean;
  /** Playback is requested: also true while the title loads or waits for data. */
  isPlaying: boolean;
  autoAdvance: boolean;
  rate: number;

  /** Position of the media element. */
  currentTime: number;
  /** Position to display: follows a seek at once, before the media element does. */
  position: number;
  duration: number;
  watchProgress: number;
  buffered: TimeRange[];
  seekable: TimeRange;
  isLive: boolean;

  /** Preferred subtitle language (BCP 47); null is off. */
  subtitleLanguage: string | null;
  audioPreferences: AudioPreferences;
  textTracks: TextTrack[];
  textTrackId: string | null;
  audioTracks: AudioTrack[];
  audioTrackId: string | null;
  qualities: Quality[];
  quality: QualityChoice;
  /** Height of the rendition that is playing. */
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
  /** True until the first frame of the title was played. */
  isBeforeFirstFrame: boolean;
  /** The player shows that the event has not started yet. */
  isWaitingToStart: boolean;
  isHovered: boolean;
  isSidebarOpen: boolean;
  failure: PlayerFailure | null;
}

export interface PlayerPreferences {
  /** When absent, the player starts muted unless the viewer has interacted with the page. */
  muted?: boolean;
  volume?: number;
  autoAdvance?: boolean;
  audioLanguage?: string | null;
  subtitleLanguage?: string | null;
  rate?: number;
}

/** Returns the state before the first title. */
export function createInitialState(preferences: PlayerPreferences = {}): PlayerState {
  const volume = preferences.volume ?? 100;
  return {
    ...createTitleState({ id: '', title: '', sources: [] }),
    id: null,
    volumeAfterUnmute: volume,
    volume,
    muted: preferences.muted ?? true,
    isMutedByPolicy: false,
    fullscreen: false,
    pictureInPicture: false,
    autoAdvance: preferences.autoAdvance ?? true,
    rate: preferences.rate ?? 1,
    subtitleLanguage: preferences.subtitleLanguage ?? null,
    audioPreferences: { language: preferences.audioLanguage ?? null },
    isHovered: false,
    isSidebarOpen: false,
  };
}

type TitleState = Omit<
  PlayerState,
  | 'volumeAfterUnmute'
  | 'volume'
  | 'muted'
  | 'isMutedByPolicy'
  | 'fullscreen'
  | 'pictureInPicture'
  | 'autoAdvance'
  | 'rate'
  | 'subtitleLanguage'
  | 'audioPreferences'
  | 'isHovered'
  | 'isSidebarOpen'
>;

/** Returns the part of the state that is reset for each title. */
export function createTitleState(source: PlayerSource): TitleState {
  const duration = source.duration ?? 0;
  const startAt = source.startAt ?? 0;
  return {
    id: source.id,
    title: source.title,
    description: source.description ?? '',
    type: source.type ?? null,
    posterUrl: source.posterUrl ?? null,
    favourite: source.favourite ?? false,
    accessLevel: source.accessLevel ?? 'GRANTED',
    isPlaying: false,
    currentTime: startAt,
    position: startAt,
    duration,
    watchProgress: calculateWatchProgress(startAt, duration),
    buffered: [],
    seekable: { start: 0, end: duration },
    isLive: false,
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
    isBeforeFirstFrame: true,
    isWaitingToStart: false,
    failure: null,
  };
}

/** Returns the watched fraction (0–1) of a title; 0 when its duration is unknown. */
export function calculateWatchProgress(position: number, duration: number): number {
  if (!(duration > 0) || !Number.isFinite(duration)) return 0;
  return Math.min(1, Math.max(0, position / duration));
}
