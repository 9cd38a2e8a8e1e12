// Hides the top bar on scrolling down and shows it on scrolling up. The caller reports scroll offsets at most
// every `timerMs.topBarScrollThrottle`.

/** CSS pixels. */
const topBarScroll = { hideAfterOffset: 150, showAfterDistance: 50 } as const;

interface TopBarState {
  readonly isHidden: boolean;
  /** The last reported scroll offset, in CSS pixels. */
  readonly offset: number;
  /** The scroll offset after the last scroll down, from which upward scrolling is measured. */
  readonly scrollUpStart: number;
}

export const initialTopBar: TopBarState = { isHidden: false, offset: 0, scrollUpStart: 0 };

/**
 * Returns the state at a new scroll offset. Scrolling down past 150 pixels hides the bar; scrolling up 50
 * pixels after the last scroll down, or to the top, shows it.
 */
export function reduceTopBar(state: TopBarState, offset: number): TopBarState {
  // Rubber-band scrolling reports negative offsets.
  const currentOffset = Math.max(0, offset);
  if (currentOffset === state.offset) return state;
  if (currentOffset > state.offset) {
    return {
      isHidden: state.isHidden || currentOffset > topBarScroll.hideAfterOffset,
      offset: currentOffset,
      scrollUpStart: currentOffset,
    };
  }
  const isRevealed =
    currentOffset === 0 || state.scrollUpStart - currentOffset >= topBarScroll.showAfterDistance;
  return {
    isHidden: state.isHidden && !isRevealed,
    offset: currentOffset,
    scrollUpStart: state.scrollUpStart,
  };
}
