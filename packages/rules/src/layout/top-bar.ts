// The top bar goes out of the way while reading down and comes back on the way up.
// Feed it scroll offsets at most every `timerMs.topBarScrollThrottle`.

const topBarScroll = { hideBeyond: 150, showAfterUp: 50 } as const;

interface TopBarState {
  readonly hidden: boolean;
  /** Offset of the last look. */
  readonly offset: number;
  /** Where the present upward way began: the lowest point since the last scroll down. */
  readonly lowestOffset: number;
}

export const initialTopBar: TopBarState = { hidden: false, offset: 0, lowestOffset: 0 };

/**
 * The state after the page was scrolled to an offset. Down and beyond 150: hidden. 50 up from the last turning
 * point, or at the top: shown.
 */
export function reduceTopBar(state: TopBarState, offset: number): TopBarState {
  // Rubber-band scrolling reports offsets above the page.
  const currentOffset = Math.max(0, offset);
  if (currentOffset === state.offset) return state;
  if (currentOffset > state.offset) {
    return {
      hidden: state.hidden || currentOffset > topBarScroll.hideBeyond,
      offset: currentOffset,
      lowestOffset: currentOffset,
    };
  }
  const isRevealed = currentOffset === 0 || state.lowestOffset - currentOffset >= topBarScroll.showAfterUp;
  return { hidden: state.hidden && !isRevealed, offset: currentOffset, lowestOffset: state.lowestOffset };
}
