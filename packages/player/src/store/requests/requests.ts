import type { QualityChoice, Track } from '../../engine/engine.ts';
import type { PlayerSource } from '../../engine/source.ts';
import type { PlayerFailure } from '../failure.ts';

/** The functions with which callers control the player. Times are seconds, volume is 0–100. */
export interface PlayerRequests {
  /** Loads a title and plays it unless `autoplay` is false. Fails at once when access is not granted. */
  start(source: PlayerSource, options?: { autoplay?: boolean }): void;
  play(): void;
  pause(): void;
  /** Pauses when playing, otherwise plays. */
  toggle(): void;
  /** Stops the title and destroys the engine. */
  stop(): void;
  /** Sets the status to `ready`: the title is loaded and paused at its start. */
  setReady(): void;
  setFullscreen(isFullscreen: boolean): void;
  /** Sets the position in the state without seeking; see `seek`. */
  setPosition(seconds: number): void;
  setDuration(seconds: number): void;
  /** Stores whether the pointer is over the player. */
  setHovered(isHovered: boolean): void;
  setVolume(percent: number): void;
  setMuted(isMuted: boolean): void;
  /** Stores whether a panel beside the video is open. */
  setSidebarOpen(isOpen: boolean): void;
  /** Shows an error that occurred before the title could start. */
  reportStartFailure(failure: PlayerFailure): void;
  /** Shows that the event has not started yet. */
  setWaitingToStart(): void;
  seek(seconds: number): void;
  /** Seeks relative to the current position; negative values seek back. */
  seekBy(seconds: number): void;
  selectQuality(choice: QualityChoice): void;
  /** Returns false when there is no such track. */
  selectAudioTrack(track: Pick<Track, 'language' | 'label'>): boolean;
  /** Null turns subtitles off. Returns false when there is no such track. */
  selectTextTrack(track: Pick<Track, 'language' | 'label'> | null): boolean;
  /** Toggles subtitles; uses the last selected language. */
  toggleSubtitles(): void;
  setRate(factor: number): void;
  setAutoAdvance(isEnabled: boolean): void;
  setPictureInPicture(isActive: boolean): void;
  /** Loads the failed title again at its current position. */
  retry(): void;
}
