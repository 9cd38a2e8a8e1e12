// Whether the top bar shows, by how the page is scrolled that it stands in.
import { initialTopBar, scrollTopBar, timerMs } from '@matinee/rules';
import { type RefObject, useEffect, useState } from 'react';

export interface TopBarState {
  hidden: boolean;
  /** The page has moved under the bar: it needs a ground of its own. */
  solid: boolean;
}

const atTop: TopBarState = { hidden: false, solid: false };
const solidBeyond = 24;

export function useTopBar(bar: RefObject<HTMLElement | null>): TopBarState {
  const [look, setLook] = useState(atTop);
  useEffect(() => {
    const page = bar.current?.ownerDocument.defaultView ?? window;
    let state = initialTopBar;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      timer = undefined;
      state = scrollTopBar(state, page.scrollY);
      const next = { hidden: state.hidden, solid: state.offset > solidBeyond };
      setLook((now) => (now.hidden === next.hidden && now.solid === next.solid ? now : next));
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
  return look;
}
