import type { QualityChoice, Track } from '../../engine/engine.ts';
import type { PlayerSource } from '../../engine/source.ts';
import type { PlayerFailure } from '../failure.ts';

/** Everything that can be asked of a player; nothing else changes it. Seconds; volume 0–100. */
export interface PlayerRequests {
  /** Loads a title, and plays it unless `autoplay` is false. A title that is not granted fails at once. */
  start(source: PlayerSource, options?: { autoplay?: boolean }): void;
  play(): void;
  pause(): void;
  /** Plays or pauses, whichever it does not do now. */
  toggle(): void;
  /** Ends the title and lets go of the engine. */
  stop(): void;
  ready(): void;
  fullscreen(isFullscreen: boolean): void;
  /** Where the person is, told by whoever knows; moves nothing (see `seek`). */
  position(seconds: number): void;
  duration(seconds: number): void;
  /** A pointer rests on the player. */
  hover(isHovered: boolean): void;
  volume(percent: number): void;
  mute(isMuted: boolean): void;
  /** A panel beside the video is open. */
  sidebar(isOpen: boolean): void;
  startFailed(failure: PlayerFailure): void;
  /** The event has not begun. */
  waitingToStart(): void;
  seek(seconds: number): void;
  /** Relative to where the person is; negative is back. */
  seekBy(seconds: number): void;
  quality(choice: QualityChoice): void;
  audio(track: Pick<Track, 'language' | 'label'>): boolean;
  /** null turns subtitles off. Answers false when there is no such track. */
  text(track: Pick<Track, 'language' | 'label'> | null): boolean;
  /** Turns subtitles off, or on in the language they had last. */
  toggleText(): void;
  rate(factor: number): void;
  autoAdvance(isEnabled: boolean): void;
  pictureInPicture(isActive: boolean): void;
  /** Loads the failed title again, from where it was. */
  retry(): void;
}
