// Saves the scroll position per history entry and restores it on back, forward and reload. The code that
// restores is deferred.
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useSession } from '../../shared/session/session.ts';
import {
  getHistoryEntryKey,
  getRowHeading,
  getScrolledRowHeading,
  getScrollPosition,
  isReloadOrHistoryNavigation,
  readPagePosition,
  type ScrollPosition,
  setScrollPosition,
  storeScrollPositions,
} from './scroll-positions.ts';

const useBrowserLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;
const importDelayMs = 1500;
const saveIntervalMs = 250;

type RestorationModule = typeof import('./deferred/restoration.ts');
let restorationModule: RestorationModule | null = null;
const importRestorationModule = async (): Promise<RestorationModule> => {
  restorationModule ??= await import('./deferred/restoration.ts');
  return restorationModule;
};

/** The scroll position of the current history entry. */
interface CurrentScroll {
  position: ScrollPosition;
  /** While the position is being restored, scrolling does not change it. */
  isRestoring: boolean;
}

/** `preventScrollReset`: the navigation keeps the scroll position. */
export function ScrollRestoration({ preventScrollReset }: { preventScrollReset: boolean }) {
  const scroll = useRef<CurrentScroll>({ position: createTopPosition(), isRestoring: false });
  useScrollRestoring(scroll, preventScrollReset);
  useListCleanup();
  useScrollSaving(scroll);
  return null;
}

/** After each navigation: restores the scroll position, or scrolls to the fragment or to the top. */
function useScrollRestoring(scroll: RefObject<CurrentScroll>, preventScrollReset: boolean): void {
  const queryClient = useQueryClient();
  const location = useLocation();
  const entryKey = getHistoryEntryKey(location);
  const { hash } = location;
  const isPop = useNavigationType() === 'POP';
  const isFirst = useRef(true);
  useBrowserLayoutEffect(() => {
    const isNavigation = !isFirst.current;
    const isRestoredDocument = isFirst.current && isReloadOrHistoryNavigation();
    const canRestore = isFirst.current ? isRestoredDocument : isPop;
    isFirst.current = false;
    const savedPosition = canRestore ? getScrollPosition(entryKey) : undefined;
    const position = { ...createTopPosition(), ...savedPosition };
    scroll.current = { position, isRestoring: savedPosition !== undefined };
    setScrollPosition(entryKey, position);
    if (savedPosition) window.scrollTo(0, savedPosition.y);
    else if (isNavigation && !scrollToFragment(hash) && !preventScrollReset) window.scrollTo(0, 0);
    if (!savedPosition && !isRestoredDocument) return;
    // A copy, because `savedPosition` shares `rows` with `position`, which scrolling changes after the restoration.
    const targetPosition = savedPosition && structuredClone(savedPosition);
    let isCancelled = false;
    let cancelScroll: (() => void) | undefined;
    const onRestoreEnd = () => {
      scroll.current.isRestoring = false;
      Object.assign(scroll.current.position, readPagePosition());
    };
    const restore = ({ restoreLists, restoreScroll }: RestorationModule) => {
      if (isCancelled) return;
      if (isRestoredDocument) restoreLists(queryClient);
      cancelScroll = targetPosition && restoreScroll(targetPosition, onRestoreEnd);
    };
    if (restorationModule) restore(restorationModule);
    else void importRestorationModule().then(restore);
    return () => {
      isCancelled = true;
      scroll.current.isRestoring = false;
      cancelScroll?.();
    };
  }, [scroll, entryKey, hash, isPop, preventScrollReset, queryClient]);
}

/** Clears the saved lists when the account changes. */
function useListCleanup(): void {
  const { user } = useSession();
  const userId = user && !user.isGuest ? user.id : null;
  const lastUserId = useRef(userId);
  useEffect(() => {
    if (lastUserId.current === userId) return;
    lastUserId.current = userId;
    void importRestorationModule().then(({ clearSavedLists }) => clearSavedLists());
  }, [userId]);
}

/** Saves the scroll position and the followed link; when the document is left, also the loaded lists. */
function useScrollSaving(scroll: RefObject<CurrentScroll>): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    // Reading a position forces a layout: it is read at intervals, and before the page is left.
    const scrolledTargets = new Set<EventTarget>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const savePosition = () => {
      clearTimeout(timer);
      timer = undefined;
      const { position, isRestoring } = scroll.current;
      if (!isRestoring) for (const target of scrolledTargets) updatePosition(target, position);
      scrolledTargets.clear();
    };
    const onScroll = ({ target }: Event) => {
      if (scroll.current.isRestoring || !target) return;
      scrolledTargets.add(target);
      timer ??= setTimeout(savePosition, saveIntervalMs);
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('main a[href]') : null;
      savePosition();
      const { position } = scroll.current;
      Object.assign(position, readPagePosition(link));
      position.linkHref = link?.getAttribute('href') ?? null;
      position.linkHeading = getRowHeading(link);
    };
    const onPageShow = () => {
      window.history.scrollRestoration = 'manual';
    };
    const onPageHide = () => {
      // The browser restores the position until the script of the next document runs.
      window.history.scrollRestoration = 'auto';
      savePosition();
      // The last scroll event may be pending.
      if (!scroll.current.isRestoring && scroll.current.position.y !== window.scrollY)
        Object.assign(scroll.current.position, readPagePosition());
      storeScrollPositions();
      restorationModule?.saveLists(queryClient);
    };
    onPageShow();
    const importTimer = setTimeout(() => void importRestorationModule(), importDelayMs);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', savePosition);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      clearTimeout(importTimer);
      clearTimeout(timer);
      document.removeEventListener('scroll', onScroll, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', savePosition);
      window.removeEventListener('pageshow', onPageShow);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, [scroll, queryClient]);
}

function createTopPosition(): ScrollPosition {
  return { y: 0, rows: {}, linkHref: null };
}

/** Returns false if the page has no element for the fragment. */
function scrollToFragment(hash: string): boolean {
  if (!hash) return false;
  const target = document.getElementById(decodeFragment(hash.slice(1)));
  target?.scrollIntoView();
  return target !== null;
}

/** Returns the text itself if it is not valid percent-encoding. */
function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Sets in `position` the current scroll position of the page or of the row that has scrolled. */
function updatePosition(target: EventTarget, position: ScrollPosition): void {
  if (target === document) Object.assign(position, readPagePosition());
  else if (target instanceof Element) {
    const heading = getScrolledRowHeading(target);
    if (heading !== null) position.rows[heading] = target.scrollLeft;
  }
}
