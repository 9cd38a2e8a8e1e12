// The player without its interface: one state, the requests that change it, and an engine. Independent of
// React and of any API. Preferences and progress are reported through callbacks.
import { createDefaultEngine } from '../engine/create-default-engine.ts';
import type { Engine, EngineFactory, Thumbnail } from '../engine/engine.ts';
import { findStoryboardTile } from '../engine/storyboard.ts';
import { attachElements } from './attach-elements.ts';
import { createCore, type PlayerCallbacks, type PlayerElements } from './core.ts';
import type { PlayerRequests } from './requests/requests.ts';
import { createSeekRequests } from './requests/seek-requests.ts';
import { createSoundRequests } from './requests/sound-requests.ts';
import { createTitleRequests } from './requests/title-requests.ts';
import { createTrackRequests } from './requests/track-requests.ts';
import { createViewRequests } from './requests/view-requests.ts';
import type { PlayerPreferences, PlayerState } from './state.ts';
import { createTitleRunner } from './title-runner.ts';

export interface PlayerStoreOptions extends PlayerCallbacks {
  createEngine?: EngineFactory;
  preferences?: PlayerPreferences;
}

export interface PlayerStore {
  get(): PlayerState;
  /** Returns a function that removes the listener. */
  subscribe(listener: () => void): () => void;
  requests: PlayerRequests;
  /** Attaches the player's elements and starts the pending title. Returns a function that detaches them. */
  attach(elements: PlayerElements): () => void;
  /** Returns the thumbnail at a position (seconds), from the storyboard or from the stream. */
  getThumbnail(seconds: number): Promise<Thumbnail | null>;
  /** Adds a new token to a URL that the server has refused; null when there is no new token. */
  refreshUrl(url: string): Promise<string | null>;
  /** Statistics of the current engine for diagnostics. */
  getStats(): ReturnType<Engine['getStats']> | null;
  /** Replaces the callbacks, also while a title plays. */
  setCallbacks(callbacks: PlayerCallbacks): void;
}

export function createPlayerStore(options: PlayerStoreOptions = {}): PlayerStore {
  const core = createCore(options, options.preferences);
  const runner = createTitleRunner(core, options.createEngine ?? createDefaultEngine);
  return {
    get: core.get,
    subscribe: core.subscribe,
    requests: {
      ...createTitleRequests(core, runner),
      ...createSeekRequests(core),
      ...createSoundRequests(core),
      ...createTrackRequests(core),
      ...createViewRequests(core),
    },
    attach: (elements) => attachElements(core, runner, elements),
    async getThumbnail(seconds) {
      const { storyboard } = core.get();
      const tile = storyboard && findStoryboardTile(storyboard, seconds);
      if (tile) return { ...tile, url: core.tokenRefresher?.sign(tile.url) ?? tile.url };
      return (await core.engine?.getThumbnail(seconds).catch(() => null)) ?? null;
    },
    async refreshUrl(url) {
      const { tokenRefresher } = core;
      return tokenRefresher && (await tokenRefresher.refreshAfterRefusal(url))
        ? tokenRefresher.sign(url)
        : null;
    },
    getStats: () => core.engine?.getStats() ?? null,
    setCallbacks(callbacks) {
      core.callbacks = callbacks;
    },
  };
}
