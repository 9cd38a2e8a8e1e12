import type { PlayerStore } from '../../src/index.ts';

/** What the page exposes to the tests. */
interface ExposedPlayer {
  store: PlayerStore;
  progress: [number, number, string][];
  preferences: object[];
  backs: number;
  /** Milliseconds from the start of the page to the first frame; 0 before it. */
  firstFrame: number;
}

declare global {
  interface Window {
    exposed: ExposedPlayer;
  }
}
