// State and resources that the parts of the player share.
import type { Engine } from '../engine/engine.ts';
import type { PlayerSource } from '../engine/source.ts';
import type { Authorise, TokenRefresher } from '../engine/token-refresher.ts';
import type { PlayerFailure } from './failure.ts';
import { createProgressReporter, type OnProgress, type ProgressReporter } from './progress.ts';
import { createInitialState, type PlayerPreferences, type PlayerState } from './state.ts';

export interface PlayerElements {
  video: HTMLVideoElement;
  captions: HTMLElement;
  /** The element for full screen. */
  container: HTMLElement;
}

export interface PlayerCallbacks {
  authorise?: Authorise;
  onProgress?: OnProgress;
  onPreferences?: (change: PlayerPreferences) => void;
  onEnded?: () => void;
  onError?: (failure: PlayerFailure) => void;
  /** Replaces the default retry, which loads the same source again. */
  onRetry?: () => void;
}

export interface RequestedTitle {
  source: PlayerSource;
  autoplay: boolean;
}

export interface PlayerCore {
  get(): PlayerState;
  set(patch: Partial<PlayerState>): void;
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
  progress: ProgressReporter;
  callbacks: PlayerCallbacks;
  /** The current title, or the one that starts as soon as elements are attached. */
  requestedTitle: RequestedTitle | null;
  elements: PlayerElements | null;
  engine: Engine | null;
  tokenRefresher: TokenRefresher | null;
  /** Whether the viewer or the stored preferences decided between muted and sound. Otherwise autoplay decides. */
  hasMutePreference: boolean;
}

export function createCore(callbacks: PlayerCallbacks, preferences: PlayerPreferences = {}): PlayerCore {
  let state = createInitialState(preferences);
  const listeners = new Set<() => void>();
  const core: PlayerCore = {
    get: () => state,
    set(patch) {
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    progress: createProgressReporter((...report) => core.callbacks.onProgress?.(...report)),
    callbacks,
    requestedTitle: null,
    elements: null,
    engine: null,
    tokenRefresher: null,
    hasMutePreference: preferences.muted !== undefined,
  };
  return core;
}

/** Ends playback with a failure, which the player shows and the app receives. */
export function failPlayback(core: PlayerCore, failure: PlayerFailure): void {
  const { position, duration } = core.get();
  core.progress.report(position, duration, 'pause');
  core.engine?.pause();
  core.set({ status: 'failed', failure, isPlaying: false });
  core.callbacks.onError?.(failure);
}
