import type { QualityChoice, Track } from '../../engine/engine.ts';
import type { PlayerSource } from '../../engine/source.ts';
import type { PlayerFailure } from '../failure.ts';

/** The only functions that change the player's state. Times are seconds, volume is 0–100. */
export interface PlayerRequests {
  /** Loads a title and plays it unless `autoplay` is false. Fails at once when access is not granted. */
  start(source: PlayerSource, options?: { autoplay?: boolean }): void;
  play(): void;
  pause(): void;
  /** Pauses when playing, otherwise plays. */
  toggle(): void;
  /** Stops the title and destroys the engine. */
  stop(): void;
  ready(): void;
  fullscreen(isFullscreen: boolean): void;
  /** Sets the position in the state without seeking; see `seek`. */
  position(seconds: number): void;
  duration(seconds: number): void;
  /** Whether the pointer is over the player. */
  hover(isHovered: boolean): void;
  volume(percent: number): void;
  mute(isMuted: boolean): void;
  /** Whether a panel beside the video is open. */
  sidebar(isOpen: boolean): void;
  startFailed(failure: PlayerFailure): void;
  /** The event has not started yet. */
  waitingToStart(): void;
  seek(seconds: number): void;
  /** Seeks relative to the current position; negative values seek back. */
  seekBy(seconds: number): void;
  quality(choice: QualityChoice): void;
  audio(track: Pick<Track, 'language' | 'label'>): boolean;
  /** Null turns subtitles off. Returns false when there is no such track. */
  text(track: Pick<Track, 'language' | 'label'> | null): boolean;
  /** Toggles subtitles; uses the last selected language. */
  toggleText(): void;
  rate(factor: number): void;
  autoAdvance(isEnabled: boolean): void;
  pictureInPicture(isActive: boolean): void;
  /** Loads the failed title again at its current position. */
  retry(): void;
}
