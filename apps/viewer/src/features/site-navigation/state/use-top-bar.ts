// Whether the top bar is visible, from the scroll position of its page.
import { initialTopBar, reduceTopBar, timerMs } from '@matinee/rules';
import { type RefObject, useEffect, useState } from 'react';

export interface TopBarState {
  hidden: boolean;
  /** The page has scrolled below the bar: it needs a background. */
  solid: boolean;
}

const initialAppearance: TopBarState = { hidden: false, solid: false };
const minSolidOffset = 24;

export function useTopBar(bar: RefObject<HTMLElement | null>): TopBarState {
  const [appearance, setAppearance] = useState(initialAppearance);
  useEffect(() => {
    const pageWindow = bar.current?.ownerDocument.defaultView ?? window;
    let state = initialTopBar;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateAppearance = () => {
      timer = undefined;
      state = reduceTopBar(state, pageWindow.scrollY);
      const next = { hidden: state.hidden, solid: state.offset > minSolidOffset };
      setAppearance((current) =>
        current.hidden === next.hidden && current.solid === next.solid ? current : next,
      );
    };
    const onScroll = () => {
      timer ??= setTimeout(updateAppearance, timerMs.topBarScrollThrottle);
    };
    pageWindow.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      pageWindow.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [bar]);
  return appearance;
}
