import type { PlayerStore } from '../../src/index.ts';

/** The values that the page exposes to the tests. */
interface ExposedPlayer {
  store: PlayerStore;
  progress: [position: number, duration: number, reason: string][];
  preferences: object[];
  backCount: number;
  /** Milliseconds from the start of the page to the first frame; 0 before it. */
  firstFrameMs: number;
}

declare global {
  interface Window {
    exposedPlayer: ExposedPlayer;
  }
}
