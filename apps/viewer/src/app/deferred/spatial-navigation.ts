// Moves the focus with arrow keys, for remote controls and keyboards. Rows handle left and right; fields,
// menus and the player keep their keys. Without a focused element, left and right focus the first visible
// control, and so does down on a page of controls; a page of text scrolls.
import { playerAttributes } from '@matinee/player/data-attributes';

type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const pressed = ':is(button:not([tabindex="-1"]), a[href]:not([tabindex="-1"]), input:not([type="hidden"]))';
const stops = `[data-focus-item], main ${pressed}, [data-focus-scope] ${pressed}`;
/** The active element when nothing is focused. */
const resting = 'body, #main, main h1';
/** Rows without cards yet; the `seek` event renders them. */
const rowWithoutCards = '[data-without-cards]';
const player = `[${playerAttributes.pageKeys}][${playerAttributes.started}]`;
/** Text fields and option groups keep the arrows along their line. */
const alongLine = 'input:not([type="checkbox"]), textarea';
/** Controls that up and down would move are reached from the side. */
const movedByArrows = '[data-moved-by-arrows]';

export function startSpatialNavigation(): void {
  document.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const activeElement = document.activeElement;
    if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(activeElement instanceof HTMLElement)) return;
    const isSideways = !isUpright(direction);
    if (activeElement.matches(resting) && (isSideways || (direction === 'down' && isToChooseFrom()))) {
      // A player with page-wide keys seeks with these.
      if (!document.querySelector(player)) move(event, firstInSight());
      return;
    }
    // A heading focused by keyboard is a starting point.
    if (!activeElement.matches(`${stops}, main h1:focus-visible`)) return;
    if (activeElement.matches(alongLine) && isSideways) return;
    let next = nearest(activeElement, direction);
    if (next?.matches(rowWithoutCards)) {
      next.dispatchEvent(new Event('seek'));
      next = nearest(activeElement, direction);
    }
    if (!next?.matches(rowWithoutCards)) move(event, next);
  });
}

function move(event: KeyboardEvent, next: HTMLElement | null): void {
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Otherwise the next control further down, when text fills the window. */
function firstInSight(): HTMLElement | null {
  const inPage = [...document.querySelectorAll<HTMLElement>(`main :is(${stops})`)].filter(isReachable);
  const isAhead = (stop: HTMLElement) => stop.getBoundingClientRect().bottom > 0;
  return inPage.find(isInSight) ?? inPage.find(isAhead) ?? null;
}

function isToChooseFrom(): boolean {
  const items = document.querySelectorAll<HTMLElement>(
    'main [data-focus-item], main [data-guide-line] button',
  );
  return [...items].some((item) => isReachable(item) && isInSight(item));
}

function isInSight(stop: HTMLElement): boolean {
  const { top, bottom } = stop.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** An open overlay traps the focus. */
function scopeOf(activeElement: HTMLElement): ParentNode {
  return activeElement.closest('dialog[open]') ?? document;
}

function isReachable(stop: HTMLElement): boolean {
  return stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]');
}

/** The closest control in a direction. Sticky elements come after those of the page. */
function nearest(activeElement: HTMLElement, direction: Direction): HTMLElement | null {
  const page = activeElement.closest('main');
  return (
    (page && nearestIn(page, activeElement, direction)) ??
    nearestIn(scopeOf(activeElement), activeElement, direction)
  );
}

/** Sideways distance counts double, which keeps the direction straight. */
function nearestIn(scope: ParentNode, activeElement: HTMLElement, direction: Direction): HTMLElement | null {
  const from = activeElement.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of scope.querySelectorAll<HTMLElement>(`${stops}, ${rowWithoutCards}`)) {
    if (stop === activeElement || !isReachable(stop) || (isUpright(direction) && stop.matches(movedByArrows)))
      continue;
    const distance = distanceTo(from, stop.getBoundingClientRect(), direction);
    if (distance < least) {
      least = distance;
      best = stop;
    }
  }
  return best;
}

function distanceTo(from: DOMRect, to: DOMRect, direction: Direction): number {
  const gap = {
    up: from.top - to.bottom,
    down: to.top - from.bottom,
    left: from.left - to.right,
    right: to.left - from.right,
  }[direction];
  if (gap < -4) return Number.POSITIVE_INFINITY;
  const aside = isUpright(direction)
    ? Math.max(0, to.left - from.right, from.left - to.right) + Math.abs(startOf(to) - startOf(from)) / 8
    : Math.max(0, to.top - from.bottom, from.top - to.bottom) + Math.abs(to.top - from.top) / 8;
  return gap + aside * 2;
}

const isUpright = (direction: Direction) => direction === 'up' || direction === 'down';

/** The start of its line. */
function startOf({ left, right }: DOMRect): number {
  return document.documentElement.dir === 'rtl' ? right : left;
}
