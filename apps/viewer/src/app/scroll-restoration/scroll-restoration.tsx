// Saves the scroll position per history entry and restores it on back, forward and reload. The restoring code
// is deferred.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from '../../shared/session/session.ts';
import {
  getHistoryEntry,
  getRowHeading,
  getScrolledRowHeading,
  getScrollPosition,
  isReloadOrHistoryNavigation,
  type ScrollPosition,
  setScrollPosition,
  storeScrollPositions,
} from './scroll-positions.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const restMs = 1500;
const lookMs = 250;

type Restoration = typeof import('./deferred/restoration.ts');
let restoration: Restoration | null = null;
const loadRestoration = async (): Promise<Restoration> => {
  restoration ??= await import('./deferred/restoration.ts');
  return restoration;
};

/** `preventScrollReset`: the navigation keeps the scroll position. */
export function ScrollRestoration({ preventScrollReset }: { preventScrollReset: boolean }) {
  const queryClient = useQueryClient();
  const location = useLocation();
  const entry = getHistoryEntry(location);
  const { hash } = location;
  const isPop = useNavigationType() === 'POP';
  const { user } = useSession();
  const person = user && !user.isGuest ? user.id : null;
  const lastPerson = useRef(person);
  const here = useRef<ScrollPosition>({ y: 0, rows: {}, link: null });
  const isFirst = useRef(true);
  /** While restoring, the current position is not saved. */
  const isComing = useRef(false);

  useBrowserLayoutEffect(() => {
    const isAnew = isFirst.current && isReloadOrHistoryNavigation();
    const isBack = isFirst.current ? isAnew : isPop;
    const isNavigation = !isFirst.current;
    isFirst.current = false;
    const before = isBack ? getScrollPosition(entry) : undefined;
    here.current = { y: 0, rows: {}, link: null, ...before };
    setScrollPosition(entry, here.current);
    isComing.current = before !== undefined;
    if (before) window.scrollTo(0, before.y);
    else if (isNavigation && !scrollToFragment(hash) && !preventScrollReset) window.scrollTo(0, 0);
    if (!before && !isAnew) return;
    const target = before && structuredClone(before);
    let isOver = false;
    let stop: (() => void) | undefined;
    const arrive = () => {
      isComing.current = false;
      here.current.y = window.scrollY;
    };
    const begin = ({ restoreLists: giveListsBack, restoreScroll: comeBack }: Restoration) => {
      if (isOver) return;
      if (isAnew) giveListsBack(queryClient);
      stop = target && comeBack(target, arrive);
    };
    if (restoration) begin(restoration);
    else void loadRestoration().then(begin);
    return () => {
      isOver = true;
      isComing.current = false;
      stop?.();
    };
  }, [entry, hash, isPop, preventScrollReset, queryClient]);

  useEffect(() => {
    if (lastPerson.current === person) return;
    lastPerson.current = person;
    void loadRestoration().then(({ clearSavedLists: forgetLists }) => forgetLists());
  }, [person]);

  useEffect(() => {
    // Reading the position forces a layout: it is read at intervals, and before leaving.
    const moved = new Set<EventTarget>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const savePosition = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isComing.current) for (const target of moved) note(target, here.current);
      moved.clear();
    };
    const onScroll = ({ target }: Event) => {
      if (isComing.current || !target) return;
      moved.add(target);
      timer ??= setTimeout(savePosition, lookMs);
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      savePosition();
      here.current.y = window.scrollY;
      here.current.link = link?.getAttribute('href') ?? null;
      here.current.under = getRowHeading(link);
    };
    const onEnter = () => {
      window.history.scrollRestoration = 'manual';
    };
    const onLeave = () => {
      // The browser restores the position until the script of the next document runs.
      window.history.scrollRestoration = 'auto';
      savePosition();
      // The last scroll event may be pending.
      if (!isComing.current) here.current.y = window.scrollY;
      storeScrollPositions();
      restoration?.saveLists(queryClient);
    };
    onEnter();
    const rest = setTimeout(() => void loadRestoration(), restMs);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', savePosition);
    window.addEventListener('pageshow', onEnter);
    window.addEventListener('pagehide', onLeave);
    return () => {
      clearTimeout(rest);
      clearTimeout(timer);
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', savePosition);
      window.removeEventListener('pageshow', onEnter);
      window.removeEventListener('pagehide', onLeave);
    };
  }, [queryClient]);
  return null;
}

/** Returns false if the page has no element for the fragment. */
function scrollToFragment(hash: string): boolean {
  if (!hash) return false;
  const target = document.getElementById(safelyDecode(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
}

function safelyDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Stores the scroll position of the page or of a row. */
function note(target: EventTarget, place: ScrollPosition): void {
  if (target === document) place.y = window.scrollY;
  else if (target instanceof Element) {
    const heading = getScrolledRowHeading(target);
    if (heading !== null) place.rows[heading] = target.scrollLeft;
  }
}
