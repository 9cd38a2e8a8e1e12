// Keeps where somebody is on the page, and brings them back there: by the back button, forwards, or after a reload.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { comeBack, headingOf } from './come-back.ts';
import { giveListsBack, isReturn, saveLists } from './kept-lists.ts';
import { beAt, entryOf, type Place, placeAt, savePlaces } from './places.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

export function PlaceKeeper() {
  const queryClient = useQueryClient();
  const entry = entryOf(useLocation());
  const isPop = useNavigationType() === 'POP';
  const here = useRef<Place>({ y: 0, rows: {}, link: null });
  const isFirst = useRef(true);

  useBrowserLayoutEffect(() => {
    const isBack = isFirst.current ? isReturn() : isPop;
    if (isFirst.current && isBack) giveListsBack(queryClient);
    isFirst.current = false;
    const before = isBack ? placeAt(entry) : undefined;
    here.current = { y: 0, rows: {}, link: null, ...before };
    beAt(entry, here.current);
    return before && comeBack(structuredClone(before));
  }, [entry, isPop, queryClient]);

  useEffect(() => {
    const onScroll = ({ target }: Event) => {
      if (target === document) here.current.y = window.scrollY;
      else if (target instanceof Element) {
        const heading = headingOf(target);
        if (heading !== null) here.current.rows[heading] = target.scrollLeft;
      }
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      here.current.y = window.scrollY;
      here.current.link = link?.getAttribute('href') ?? null;
    };
    const onLeave = () => {
      savePlaces();
      saveLists(queryClient);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('pagehide', onLeave);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('pagehide', onLeave);
    };
  }, [queryClient]);
  return null;
}
