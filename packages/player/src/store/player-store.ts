// The player without its looks: one state, the requests that change it, and an engine behind the seam. It knows no
// React and no address of any service; what it is told to remember it hands back through callbacks.
import { chooseEngine } from '../engine/choose-engine.ts';
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
  engine?: EngineFactory;
  preferences?: PlayerPreferences;
}

export interface PlayerStore {
  get(): PlayerState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  requests: PlayerRequests;
  /** Gives the player its elements; a title asked for before starts now. Returns the function that takes them away. */
  attach(elements: PlayerElements): () => void;
  /** The picture for a second of the title: from its storyboard, else from the stream. */
  thumbnailAt(seconds: number): Promise<Thumbnail | null>;
  /** Another address for a picture that was refused, with a fresh token; null when there is none. */
  renewUrl(url: string): Promise<string | null>;
  /** The engine of the moment, for diagnosis. */
  stats(): ReturnType<Engine['stats']> | null;
  /** Callbacks may change while a title plays. */
  setCallbacks(callbacks: PlayerCallbacks): void;
}

export function createPlayerStore(options: PlayerStoreOptions = {}): PlayerStore {
  const core = createCore(options, options.preferences);
  const runner = createTitleRunner(core, options.engine ?? chooseEngine);
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
    async thumbnailAt(seconds) {
      const { storyboard } = core.get();
      const tile = storyboard && findStoryboardTile(storyboard, seconds);
      if (tile) return { ...tile, url: core.tokens?.sign(tile.url) ?? tile.url };
      return (await core.engine?.thumbnailAt(seconds).catch(() => null)) ?? null;
    },
    async renewUrl(url) {
      const { tokens } = core;
      return tokens && (await tokens.renewAfterRefusal(url)) ? tokens.sign(url) : null;
    },
    stats: () => core.engine?.stats() ?? null,
    setCallbacks(callbacks) {
      core.callbacks = callbacks;
    },
  };
}
