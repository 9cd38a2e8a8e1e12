import { createContext, useContext, useSyncExternalStore } from 'react';
import { fillLabel, type PlayerLabelKey, type PlayerLabels } from '../labels.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerState } from '../store/state.ts';

/** What every control has at hand. */
export interface PlayerView {
  store: PlayerStore;
  labels: PlayerLabels;
  locale: string | undefined;
  /** Tells people who cannot see the screen. */
  announce(text: string): void;
  /** Name of the menu that is open; only one is. */
  openMenu: string | null;
  setOpenMenu(name: string | null): void;
  /** Keeps the controls on the screen while something is being done with them. */
  pinControls(pinned: boolean): void;
}

export const PlayerContext = createContext<PlayerView | null>(null);

export function usePlayerView(): PlayerView {
  const view = useContext(PlayerContext);
  if (!view) throw new Error('This control must stand inside a <Player>');
  return view;
}

/** A piece of the player's state; the selector must answer the same thing for the same state. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  const { store } = usePlayerView();
  const snapshot = () => select(store.get());
  return useSyncExternalStore(store.subscribe, snapshot, snapshot);
}

/** The text of a label with its values filled in. */
export function useLabel(): (key: PlayerLabelKey, values?: Record<string, string>) => string {
  const { labels } = usePlayerView();
  return (key, values) => (values ? fillLabel(labels[key], values) : labels[key]);
}
