// The seam between the player and what fetches and decodes. An engine knows streams, tokens and a video element;
// it knows neither controls nor preferences. All times are seconds, volume is 0–1, rates are factors.
import type { Emitter } from './emitter.ts';
import type { PlayerSource } from './source.ts';
import type { TokenRefresher } from './token-refresher.ts';

export interface TimeRange {
  start: number;
  end: number;
}

/** One rung of the ladder; several renditions of one height count as one. */
export interface Quality {
  height: number;
  /** Bits per second of the best rendition of that height. */
  bandwidth: number;
}

export type QualityChoice = 'auto' | number;

export interface Track {
  /** Stable while the title is loaded. */
  id: string;
  /** BCP 47, `und` when unknown. */
  language: string;
  /** As the stream names it; empty when it does not. */
  label: string;
}

export interface AudioTrack extends Track {
  channels: number | null;
  /** Audio description for people who cannot see the picture. */
  described: boolean;
}

export interface TextTrack extends Track {
  kind: 'subtitles' | 'captions' | 'forced';
}

/** What of a picture to show: the box at x, y inside a sheet of the given size, in pixels of the sheet. */
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
  /** Bits per second. */
  bandwidth: number;
  streamBandwidth: number;
  decodedFrames: number;
  droppedFrames: number;
  bufferedAhead: number;
}

/** Why playing failed. `status` is that of the answer that broke it, 0 when there was none. */
export interface EngineFailure {
  /** The engine's own code, for logs. */
  code: string;
  status: number;
  retryable: boolean;
  requestId: string | null;
}

export interface EngineEvents {
  ready: { duration: number; live: boolean };
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
  pictureinpicture: { active: boolean };
}

export interface LoadOptions {
  startAt: number;
  /** Languages to begin with; null for text means none. */
  audioLanguage: string | null;
  textLanguage: string | null;
}

export interface Engine {
  readonly events: Emitter<EngineEvents>;
  /** Rejects with an `EngineError` when nothing of the source can be played. */
  load(source: PlayerSource, options: LoadOptions): Promise<void>;
  /** Rejects with the browser's NotAllowedError when it wants a gesture first. */
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setRate(rate: number): void;
  selectQuality(choice: QualityChoice): void;
  selectAudio(id: string): void;
  /** null turns text off. */
  selectText(id: string | null): void;
  thumbnailAt(seconds: number): Promise<Thumbnail | null>;
  stats(): EngineStats;
  setPictureInPicture(active: boolean): Promise<void>;
  destroy(): Promise<void>;
}

/** Where an engine draws, and how its requests are signed. */
export interface EngineHost {
  video: HTMLVideoElement;
  /** Subtitles are drawn into it. */
  captions: HTMLElement;
  tokens: TokenRefresher;
}

/** Loads the engine that can play the source; called again for each title. */
export type EngineFactory = (host: EngineHost, source: PlayerSource) => Promise<Engine>;

export class EngineError extends Error {
  readonly failure: EngineFailure;

  constructor(failure: EngineFailure) {
    super(`The engine failed: ${failure.code}`);
    this.name = 'EngineError';
    this.failure = failure;
  }
}
