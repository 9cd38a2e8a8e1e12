// Durations of transitions, timers, undo and resize debouncing, in milliseconds.

export const transitionMs = {
  imageFade: 200,
  hover: 100,
  /** Of menus, dialogs, drawers and the other overlays. */
  overlay: 200,
  sidebar: 600,
  playlistPanelEnter: 800,
  playlistPanelLeave: 300,
  heroTextLeave: 2000,
} as const;

export const timerMs = {
  /** How long the mouse must hover over a card before the card becomes active. */
  cardActivationDelay: 100,
  watchlistConfirmation: 2000,
  shareLabelReset: 2000,
  liveToast: 15_000,
  premiereModalDelay: 30_000,
  topBarScrollThrottle: 250,
} as const;

/** How long an entry that was removed from a watchlist, the favourites or the history can be restored. */
export const undoWindowMs = 3_600_000;

export const resizeDebounceMs = { carousel: 200, menu: 200, grid: 300, preview: 500 } as const;
