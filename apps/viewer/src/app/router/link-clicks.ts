// Turns clicks on links into client navigations and preloads pages that are pointed at. One delegated
// listener, so that a card is a plain link: cheap to render, and working before hydration.
import { hasModifierKey } from '../../shared/browser/plain-click.ts';
import type { Likelihood } from '../deferred/pages/prefetch-page.ts';
import type { Router } from './router.ts';

/** Ignores a pointer that only passes over. */
const restMs = 65;

/**
 * `data-reload` leaves a link to the browser. `data-stays` keeps the scroll position, because only a part of
 * the page changes.
 */
export function handleLinkClicks(root: HTMLElement, router: Pick<Router, 'navigate' | 'prefetch'>): void {
  root.addEventListener('click', (event) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (hasModifierKey(event)) return;
    event.preventDefault();
    if (link.dataset.stays !== undefined) {
      router.navigate(addressOf(link), {
        replace: true,
        preventScrollReset: true,
        state: { stays: true },
      });
      return;
    }
    // A fragment of the current page: no scrolling to the top first.
    if (link.hash && isHere(link)) {
      router.navigate(addressOf(link), { preventScrollReset: true });
      return;
    }
    const state = link.dataset.grantedOnSignIn ? { accessGrantedOnSignIn: true } : null;
    // The viewer waits for this: a synchronous update is faster than a sliced one.
    router.navigate(addressOf(link), { state, flushSync: true });
  });
  const prepare = (event: Event, likelihood: Likelihood) => {
    const link = linkOf(event);
    // A chunk that fails to load is reported by the navigation.
    if (link) router.prefetch(new URL(link.href), likelihood).catch(() => {});
  };
  let lingering: ReturnType<typeof setTimeout> | undefined;
  root.addEventListener('pointerover', (event) => {
    clearTimeout(lingering);
    if (event.pointerType === 'mouse') lingering = setTimeout(() => prepare(event, 'rested on'), restMs);
  });
  // A touch may be the start of a scroll.
  root.addEventListener('pointerdown', (event) =>
    prepare(event, event.pointerType === 'mouse' ? 'pressed' : 'reached'),
  );
  root.addEventListener('focusin', (event) => prepare(event, 'reached'));
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.reload !== undefined) return null;
  return link.origin === window.location.origin ? link : null;
}

function isHere({ pathname, search }: HTMLAnchorElement): boolean {
  return pathname === window.location.pathname && search === window.location.search;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}
