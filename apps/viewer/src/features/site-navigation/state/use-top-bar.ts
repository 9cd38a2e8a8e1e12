// Whether the top bar is visible, from the scroll position of its page.
import { initialTopBar, reduceTopBar, timerMs } from '@matinee/rules';
import { type RefObject, useEffect, useState } from 'react';

export interface TopBarState {
  hidden: boolean;
  /** The page has scrolled below the bar: it needs a background. */
  solid: boolean;
}

const atTop: TopBarState = { hidden: false, solid: false };
const solidFromPx = 24;

export function useTopBar(bar: RefObject<HTMLElement | null>): TopBarState {
  const [appearance, setAppearance] = useState(atTop);
  useEffect(() => {
    const page = bar.current?.ownerDocument.defaultView ?? window;
    let state = initialTopBar;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      state = reduceTopBar(state, page.scrollY);
      const next = { hidden: state.hidden, solid: state.offset > solidFromPx };
      setAppearance((current) =>
        current.hidden === next.hidden && current.solid === next.solid ? current : next,
      );
    };
    const onScroll = () => {
      timer ??= setTimeout(read, timerMs.topBarScrollThrottle);
    };
    page.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      page.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [bar]);
  return appearance;
}
