// Turns clicks on links into client navigations and preloads pages that are pointed at. One delegated
// listener, so that a card is a plain link: cheap to render, and working before hydration.
import { hasModifierKey } from '../../shared/browser/plain-click.ts';
import type { Likelihood } from '../deferred/pages/prefetch-page.ts';
import type { Router } from './router.ts';

/** Ignores a pointer that only passes over. */
const hoverDelayMs = 65;

/**
 * `data-reload` leaves a link to the browser. `data-stays` keeps the scroll position, because only a part of
 * the page changes.
 */
export function handleLinkClicks(root: HTMLElement, router: Pick<Router, 'navigate' | 'prefetch'>): void {
  root.addEventListener('click', (event) => {
    const link = findInternalLink(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (hasModifierKey(event)) return;
    event.preventDefault();
    if (link.dataset.stays !== undefined) {
      router.navigate(getPath(link), {
        replace: true,
        preventScrollReset: true,
        state: { stays: true },
      });
      return;
    }
    // A fragment of the current page: no scrolling to the top first.
    if (link.hash && isCurrentPage(link)) {
      router.navigate(getPath(link), { preventScrollReset: true });
      return;
    }
    const state = link.dataset.grantedOnSignIn ? { accessGrantedOnSignIn: true } : null;
    // The viewer waits for this: a synchronous update is faster than a sliced one.
    router.navigate(getPath(link), { state, flushSync: true });
  });
  const prefetch = (event: Event, likelihood: Likelihood) => {
    const link = findInternalLink(event);
    // A chunk that fails to load is reported by the navigation.
    if (link) router.prefetch(new URL(link.href), likelihood).catch(() => {});
  };
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('pointerover', (event) => {
    clearTimeout(hoverTimer);
    if (event.pointerType === 'mouse')
      hoverTimer = setTimeout(() => prefetch(event, 'rested on'), hoverDelayMs);
  });
  // A touch may be the start of a scroll.
  root.addEventListener('pointerdown', (event) =>
    prefetch(event, event.pointerType === 'mouse' ? 'pressed' : 'reached'),
  );
  root.addEventListener('focusin', (event) => prefetch(event, 'reached'));
}

function findInternalLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return null;
  return link.origin === window.location.origin ? link : null;
}

function isCurrentPage({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function getPath({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
