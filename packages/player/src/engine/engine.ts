// The interface between the player and its engines. An engine knows streams, tokens and a video element, but
// no controls and no preferences. All times are seconds, volume is 0–1, rates are factors.
import type { Emitter } from './emitter.ts';
import type { PlayerSource } from './source.ts';
import type { TokenRefresher } from './token-refresher.ts';

export interface TimeRange {
  start: number;
  end: number;
}

/** A selectable quality: all renditions of one height count as one. */
export interface Quality {
  height: number;
  /** Bits per second of the best rendition with this height. */
  bandwidth: number;
}

/** Automatic, or the height of a quality. */
export type QualityChoice = 'auto' | number;

export interface Track {
  /** Stable while the title is loaded. */
  id: string;
  /** BCP 47; `und` when unknown. */
  language: string;
  /** Name in the manifest; empty when there is none. */
  label: string;
}

export interface AudioTrack extends Track {
  channels: number | null;
  /** Whether this is audio description for blind viewers. */
  isAudioDescription: boolean;
}

export interface TextTrack extends Track {
  kind: 'subtitles' | 'captions' | 'forced';
}

/** A part of an image: the box at x, y in a sheet of the given size. All values are pixels of the sheet. */
export interface Thumbnail {
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
  sheetWidth: number;
  sheetHeight: number;
}

export interface EngineStats {
  engine: string;
  width: number;
  height: number;
  /** Estimated throughput of the connection, in bits per second. */
  estimatedBandwidth: number;
  /** Bits per second of the renditions that are playing. */
  streamBandwidth: number;
  decodedFrames: number;
  droppedFrames: number;
  /** Buffered seconds ahead of the playhead. */
  bufferedAhead: number;
}

/** Why playback failed. `status` is the HTTP status of the failed response; 0 without a response. */
export interface EngineFailure {
  /** Error code of the engine, for logs. */
  code: string;
  status: number;
  retryable: boolean;
  requestId: string | null;
}

export interface EngineEvents {
  ready: { duration: number; isLive: boolean };
  timeupdate: { currentTime: number };
  durationchange: { duration: number };
  bufferedchange: { ranges: TimeRange[]; seekable: TimeRange };
  playing: undefined;
  pause: undefined;
  waiting: undefined;
  seeked: { currentTime: number };
  ended: undefined;
  error: EngineFailure;
  trackschanged: { audio: AudioTrack[]; text: TextTrack[]; audioId: string | null; textId: string | null };
  qualitychanged: { qualities: Quality[]; choice: QualityChoice; height: number | null };
  volumechange: { volume: number; muted: boolean };
  ratechange: { rate: number };
  pictureinpicture: { isActive: boolean };
}

export interface LoadOptions {
  startAt: number;
  /** BCP 47; null leaves the choice to the stream. */
  audioLanguage: string | null;
  /** BCP 47; null starts without subtitles. */
  textLanguage: string | null;
}

export interface Engine {
  readonly events: Emitter<EngineEvents>;
  /** Rejects with an `EngineError` when no stream of the source can be played. */
  load(source: PlayerSource, options: LoadOptions): Promise<void>;
  /** Rejects with a `NotAllowedError` when the browser requires a user gesture first. */
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setRate(rate: number): void;
  selectQuality(choice: QualityChoice): void;
  selectAudioTrack(id: string): void;
  /** Null hides the subtitles. */
  selectTextTrack(id: string | null): void;
  getThumbnail(seconds: number): Promise<Thumbnail | null>;
  getStats(): EngineStats;
  setPictureInPicture(isActive: boolean): Promise<void>;
  destroy(): Promise<void>;
}

/** The elements that an engine uses, and the token refresher that signs its requests. */
export interface EngineHost {
  video: HTMLVideoElement;
  /** Container of the rendered subtitles. */
  captions: HTMLElement;
  tokenRefresher: TokenRefresher;
}

/** Creates an engine that can play the source. Called once per title. */
export type EngineFactory = (host: EngineHost, source: PlayerSource) => Promise<Engine>;

export class EngineError extends Error {
  readonly failure: EngineFailure;

  constructor(failure: EngineFailure) {
    super(`The engine failed: ${failure.code}`);
    this.name = 'EngineError';
    this.failure = failure;
  }
}
