// Turns clicks on links into client navigations, and preloads the pages of hovered, focused,
// touched and pressed links. The listeners are delegated, so that a card is a plain link: cheap to render, and
// usable before hydration.
import { hasModifierKey } from '../../shared/browser/plain-click.ts';
import type { PrefetchTrigger } from '../deferred/pages/prefetch-page.ts';
import type { Router } from './router.ts';

/** A mouse that leaves the link earlier does not preload its page. */
const hoverDelayMs = 65;

/**
 * `data-skip-router` leaves a link to the browser. `data-partial-update` replaces the history entry and keeps the scroll
 * position, because only a part of the page changes.
 */
export function handleLinkClicks(root: HTMLElement, router: Pick<Router, 'navigate' | 'prefetch'>): void {
  root.addEventListener('click', (event) => {
    const link = findInternalLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (hasModifierKey(event)) return;
    event.preventDefault();
    if (link.dataset.partialUpdate !== undefined) {
      router.navigate(getPath(link), {
        replace: true,
        preventScrollReset: true,
        state: { isPartialUpdate: true },
      });
      return;
    }
    // A fragment of the current page: no scrolling to the top first.
    if (link.hash && isCurrentPage(link)) {
      router.navigate(getPath(link), { preventScrollReset: true });
      return;
    }
    const state = link.dataset.grantedOnSignIn ? { accessGrantedOnSignIn: true } : null;
    // The viewer waits for the page: a synchronous render is faster than a time-sliced one.
    router.navigate(getPath(link), { state, flushSync: true });
  });
  const prefetch = (event: Event, trigger: PrefetchTrigger) => {
    const link = findInternalLink(event);
    // A chunk that fails to load is reported by the navigation.
    if (link) router.prefetch(new URL(link.href), trigger).catch(() => {});
  };
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('pointerover', (event) => {
    clearTimeout(hoverTimer);
    if (event.pointerType === 'mouse') hoverTimer = setTimeout(() => prefetch(event, 'hover'), hoverDelayMs);
  });
  // A touch may be the start of a scroll.
  root.addEventListener('pointerdown', (event) =>
    prefetch(event, event.pointerType === 'mouse' ? 'press' : 'touch'),
  );
  root.addEventListener('focusin', (event) => prefetch(event, 'focus'));
}

function findInternalLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.skipRouter !== undefined)
    return null;
  return link.origin === window.location.origin ? link : null;
}

function isCurrentPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function getPath({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
