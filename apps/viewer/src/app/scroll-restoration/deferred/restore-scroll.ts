// Restores scroll positions and focus as soon as the content is rendered again. User input cancels it.
import { getRowHeading, type ScrollPosition } from '../scroll-positions.ts';

const timeoutMs = 4000;
/** The position must hold this long, because the layout of a new page may still shift. */
const stableMs = 250;
const userInputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns a cancel function. Calls `onEnd` when the position is reached, on user input, or after a timeout. */
export function restoreScroll(position: ScrollPosition, onEnd: () => void): () => void {
  const main = document.getElementById('main');
  let frame = 0;
  let stableTimer: ReturnType<typeof setTimeout> | undefined;

  /** Returns whether everything is restored. */
  const attempt = () => {
    const isPageScrolled = scrollPage(computeTargetY(position));
    const areRowsScrolled = Object.entries(position.rows)
      .map(([heading, x]) => scrollRow(heading, x))
      .every(Boolean);
    const isFocusRestored =
      position.linkHref === null || focusLink(findLinkInRow(position.linkHref, position.linkHeading));
    return isPageScrolled && areRowsScrolled && isFocusRestored;
  };
  const attemptUntilStable = () => {
    clearTimeout(stableTimer);
    if (attempt()) stableTimer = setTimeout(() => (attempt() ? end() : attemptUntilStable()), stableMs);
  };
  const scheduleAttempt = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(attemptUntilStable);
  };
  const resizeObserver = new ResizeObserver(scheduleAttempt);
  const mutationObserver = new MutationObserver(scheduleAttempt);
  const timeout = setTimeout(() => {
    end();
    if (position.linkHref !== null && !focusLink(findLinksInViewport(position.linkHref)[0])) focusPage();
  }, timeoutMs);

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timeout);
    clearTimeout(stableTimer);
    resizeObserver.disconnect();
    mutationObserver.disconnect();
    for (const input of userInputs) window.removeEventListener(input, end);
  }
  function end(): void {
    stop();
    onEnd();
  }

  resizeObserver.observe(document.body);
  if (main) mutationObserver.observe(main, { childList: true, subtree: true });
  for (const input of userInputs) window.addEventListener(input, end, { passive: true });
  attemptUntilStable();
  return stop;
}

/** The vertical scroll position at which the row of the anchor is at its earlier distance from the viewport top. */
function computeTargetY({ y, anchor }: ScrollPosition): number {
  const row = anchor && document.querySelector(`main [data-bucket="${CSS.escape(anchor.id)}"]`);
  return row ? window.scrollY + row.getBoundingClientRect().top - anchor.top : y;
}

function scrollPage(y: number): boolean {
  if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(window.scrollY - y) <= 1;
}

function scrollRow(heading: string, x: number): boolean {
  const scrollContainer = findScrollContainer(heading);
  if (!scrollContainer) return false;
  if (Math.abs(scrollContainer.scrollLeft - x) > 1)
    scrollContainer.scrollTo({ left: x, behavior: 'instant' });
  return Math.abs(scrollContainer.scrollLeft - x) <= 1;
}

/** A title may be in a hero and in several rows: the heading tells them apart. */
function findLinkInRow(href: string, heading: string | null | undefined): HTMLElement | undefined {
  return findLinksInViewport(href).find((link) => getRowHeading(link) === heading);
}

/** Returns the links to `href` that are in the viewport. */
function findLinksInViewport(href: string): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  return [...links].filter(isInViewport);
}

function focusLink(link: HTMLElement | undefined): boolean {
  if (link && document.activeElement !== link) link.focus({ preventScroll: true });
  return link !== undefined;
}

function isInViewport(element: HTMLElement): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
}

function focusPage(): void {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  (heading ?? document.getElementById('main'))?.focus({ preventScroll: true });
}

/** The scroll container of the row with a heading. */
function findScrollContainer(heading: string): HTMLElement | null {
  for (const headingElement of document.querySelectorAll('main section h2')) {
    if (headingElement.textContent === heading)
      return headingElement.closest('section')?.querySelector('ul') ?? null;
  }
  return null;
}
