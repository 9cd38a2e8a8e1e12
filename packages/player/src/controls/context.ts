import { createContext, useContext, useSyncExternalStore } from 'react';
import { fillLabel, type PlayerLabelKey, type PlayerLabels } from '../labels.ts';
import type { PlayerStore } from '../store/player-store.ts';
import type { PlayerState } from '../store/state.ts';

/** The context of every control: the store, the labels and the shared state of the controls. */
export interface PlayerContextValue {
  store: PlayerStore;
  labels: PlayerLabels;
  locale: string | undefined;
  /** Announces a text to screen readers. */
  announce(text: string): void;
  /** Name of the open menu. At most one is open. */
  openMenu: string | null;
  setOpenMenu(name: string | null): void;
  /** Keeps the controls visible, for example during a drag on the seek bar. */
  setControlsPinned(isPinned: boolean): void;
}

export const PlayerContext = createContext<PlayerContextValue | null>(null);

export function usePlayerContext(): PlayerContextValue {
  const contextValue = useContext(PlayerContext);
  if (!contextValue) throw new Error('This control must be rendered inside a <Player>');
  return contextValue;
}

/** Selects a part of the player's state. The selector must return the same value (`Object.is`) for the same state. */
export function usePlayer<T>(select: (state: PlayerState) => T): T {
  const { store } = usePlayerContext();
  const readSnapshot = () => select(store.get());
  return useSyncExternalStore(store.subscribe, readSnapshot, readSnapshot);
}

/** Returns a function that looks up a label and fills in its `{placeholders}`. */
export function useLabel(): (key: PlayerLabelKey, values?: Record<string, string>) => string {
  const { labels } = usePlayerContext();
  return (key, values) => (values ? fillLabel(labels[key], values) : labels[key]);
}
