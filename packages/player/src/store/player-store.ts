// The player without its looks: one state, the requests that change it, and an engine behind the seam. It knows no
// React and no address of any service; what it is told to remember it hands back through callbacks.
import { chooseEngine } from '../engine/choose-engine.ts';
import type { Engine, EngineFactory, Thumbnail } from '../engine/engine.ts';
import { storyboardTile } from '../engine/storyboard.ts';
import { attach } from './attach.ts';
import { createCore, type PlayerCallbacks, type PlayerElements } from './core.ts';
import type { PlayerRequests } from './requests/requests.ts';
import { createSeekRequests } from './requests/seek-requests.ts';
import { soundRequests } from './requests/sound-requests.ts';
import { titleRequests } from './requests/title-requests.ts';
import { trackRequests } from './requests/track-requests.ts';
import { viewRequests } from './requests/view-requests.ts';
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
  attach(stage: PlayerElements): () => void;
  /** The picture for a second of the title: from its storyboard, else from the stream. */
  thumbnailAt(seconds: number): Promise<Thumbnail | null>;
  /** Another address for a picture that was refused, with a fresh token; null when there is none. */
  freshAddress(url: string): Promise<string | null>;
  /** The engine of the moment, for diagnosis. */
  stats(): ReturnType<Engine['stats']> | null;
  /** Callbacks may change while a title plays. */
  listen(callbacks: PlayerCallbacks): void;
}

export function createPlayerStore(options: PlayerStoreOptions = {}): PlayerStore {
  const core = createCore(options, options.preferences);
  const runner = createTitleRunner(core, options.engine ?? chooseEngine);
  return {
    get: core.get,
    subscribe: core.subscribe,
    requests: {
      ...titleRequests(core, runner),
      ...createSeekRequests(core),
      ...soundRequests(core),
      ...trackRequests(core),
      ...viewRequests(core),
    },
    attach: (stage) => attach(core, runner, stage),
    async thumbnailAt(seconds) {
      const { storyboard } = core.get();
      const tile = storyboard && storyboardTile(storyboard, seconds);
      if (tile) return { ...tile, url: core.tokens?.sign(tile.url) ?? tile.url };
      return (await core.engine?.thumbnailAt(seconds).catch(() => null)) ?? null;
    },
    async freshAddress(url) {
      const { tokens } = core;
      return tokens && (await tokens.renewFor(url)) ? tokens.sign(url) : null;
    },
    stats: () => core.engine?.stats() ?? null,
    listen(callbacks) {
      core.callbacks = callbacks;
    },
  };
}
