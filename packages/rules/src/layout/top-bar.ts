// The top bar goes out of the way while reading down and comes back on the way up.
// Feed it scroll offsets at most every `timerMs.topBarScrollThrottle`.

const topBarScroll = { hideBeyond: 150, showAfterUp: 50 } as const;

export interface TopBarState {
  readonly hidden: boolean;
  /** Offset of the last look. */
  readonly offset: number;
  /** Where the present upward way began: the lowest point since the last scroll down. */
  readonly turnedAt: number;
}

export const initialTopBar: TopBarState = { hidden: false, offset: 0, turnedAt: 0 };

/**
 * The state after the page was scrolled to an offset. Down and beyond 150: hidden. 50 up from the last turning
 * point, or at the top: shown.
 */
export function scrollTopBar(state: TopBarState, offset: number): TopBarState {
  // Rubber-band scrolling reports offsets above the page.
  const now = Math.max(0, offset);
  if (now === state.offset) return state;
  if (now > state.offset) {
    return { hidden: state.hidden || now > topBarScroll.hideBeyond, offset: now, turnedAt: now };
  }
  const isBack = now === 0 || state.turnedAt - now >= topBarScroll.showAfterUp;
  return { hidden: state.hidden && !isBack, offset: now, turnedAt: state.turnedAt };
}
