// Whether the top bar is visible, depending on the scroll position of its page.
import { initialTopBar, reduceTopBar, timerMs } from '@matinee/rules';
import { type RefObject, useEffect, useState } from 'react';

export interface TopBarAppearance {
  isHidden: boolean;
  /** The page has scrolled below the bar: it needs a background. */
  hasBackground: boolean;
}

const initialAppearance: TopBarAppearance = { isHidden: false, hasBackground: false };
const minBackgroundOffset = 24;

export function useTopBar(topBar: RefObject<HTMLElement | null>): TopBarAppearance {
  const [appearance, setAppearance] = useState(initialAppearance);
  useEffect(() => {
    const pageWindow = topBar.current?.ownerDocument.defaultView ?? window;
    let state = initialTopBar;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const updateAppearance = () => {
      timer = undefined;
      state = reduceTopBar(state, pageWindow.scrollY);
      const newAppearance = { isHidden: state.isHidden, hasBackground: state.offset > minBackgroundOffset };
      setAppearance((current) =>
        current.isHidden === newAppearance.isHidden && current.hasBackground === newAppearance.hasBackground
          ? current
          : newAppearance,
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
  }, [topBar]);
  return appearance;
}
