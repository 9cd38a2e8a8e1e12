// Restores scroll positions and focus as soon as the content is rendered again. User input cancels it.
import { getRowHeading, type ScrollPosition } from '../scroll-positions.ts';

const longestWaitMs = 4000;
/** The position must hold this long, because a new page may still move. */
const holdsMs = 250;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Returns a cancel function. Calls `onEnd` when the position is reached or the viewer scrolls. */
export function restoreScroll(place: ScrollPosition, onEnd: () => void): () => void {
  const main = document.getElementById('main');
  let frame = 0;
  let held: ReturnType<typeof setTimeout> | undefined;

  const attempt = () => {
    const isDown = scrollDown(place.y);
    const isAlong = Object.entries(place.rows).map(([heading, x]) => scrollAlong(heading, x));
    const isAtLink = place.link === null || focusOn(linkUnder(place.link, place.under));
    return isDown && isAlong.every(Boolean) && isAtLink;
  };
  const look = () => {
    clearTimeout(held);
    if (attempt()) held = setTimeout(() => (attempt() ? end() : look()), holdsMs);
  };
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const sizes = new ResizeObserver(soon);
  const nodes = new MutationObserver(soon);
  const patience = setTimeout(() => {
    end();
    if (place.link !== null && !focusOn(linksTo(place.link)[0])) focusPage();
  }, longestWaitMs);

  function stop(): void {
    cancelAnimationFrame(frame);
    clearTimeout(patience);
    clearTimeout(held);
    sizes.disconnect();
    nodes.disconnect();
    for (const move of moves) window.removeEventListener(move, end);
  }
  function end(): void {
    stop();
    onEnd();
  }

  sizes.observe(document.body);
  if (main) nodes.observe(main, { childList: true, subtree: true });
  for (const move of moves) window.addEventListener(move, end, { passive: true });
  look();
  return stop;
}

function scrollDown(y: number): boolean {
  if (Math.abs(window.scrollY - y) > 1) window.scrollTo({ top: y, behavior: 'instant' });
  return Math.abs(window.scrollY - y) <= 1;
}

function scrollAlong(heading: string, x: number): boolean {
  const row = rowWith(heading);
  if (!row) return false;
  if (Math.abs(row.scrollLeft - x) > 1) row.scrollTo({ left: x, behavior: 'instant' });
  return Math.abs(row.scrollLeft - x) <= 1;
}

/** A title may be in a hero and in several rows: the heading tells them apart. */
function linkUnder(href: string, heading: ScrollPosition['under']): HTMLElement | undefined {
  return linksTo(href).find((link) => getRowHeading(link) === heading);
}

/** Only visible links. */
function linksTo(href: string): HTMLElement[] {
  const links = document.querySelectorAll<HTMLElement>(`main a[href="${CSS.escape(href)}"]`);
  return [...links].filter(isInSight);
}

function focusOn(link: HTMLElement | undefined): boolean {
  if (link && document.activeElement !== link) link.focus({ preventScroll: true });
  return link !== undefined;
}

function isInSight(element: HTMLElement): boolean {
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
function rowWith(heading: string): HTMLElement | null {
  for (const title of document.querySelectorAll('main section h2')) {
    if (title.textContent === heading) return title.closest('section')?.querySelector('ul') ?? null;
  }
  return null;
}
