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

const controls = ':is(button:not([tabindex="-1"]), a[href]:not([tabindex="-1"]), input:not([type="hidden"]))';
const focusable = `[data-focus-item], main ${controls}, [data-focus-scope] ${controls}`;
/** The active element when nothing is focused. */
const unfocused = 'body, #main, main h1';
/** Rows without cards yet; the `seek` event renders them. */
const rowWithoutCards = '[data-without-cards]';
const activePlayer = `[${playerAttributes.pageKeys}][${playerAttributes.started}]`;
/** Text fields and option groups keep the arrows along their line. */
const horizontalFields = 'input:not([type="checkbox"]), textarea';
/** Controls that up and down would move are reached from the side. */
const reorderHandle = '[data-moved-by-arrows]';

export function startSpatialNavigation(): void {
  document.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const activeElement = document.activeElement;
    if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(activeElement instanceof HTMLElement)) return;
    const isHorizontal = !isVertical(direction);
    if (activeElement.matches(unfocused) && (isHorizontal || (direction === 'down' && hasVisibleItems()))) {
      // A player with page-wide keys seeks with these.
      if (!document.querySelector(activePlayer)) moveFocus(event, findFirstVisible());
      return;
    }
    // A heading focused by keyboard is a starting point.
    if (!activeElement.matches(`${focusable}, main h1:focus-visible`)) return;
    if (activeElement.matches(horizontalFields) && isHorizontal) return;
    let next = findNearest(activeElement, direction);
    if (next?.matches(rowWithoutCards)) {
      next.dispatchEvent(new Event('seek'));
      next = findNearest(activeElement, direction);
    }
    if (!next?.matches(rowWithoutCards)) moveFocus(event, next);
  });
}

function moveFocus(event: KeyboardEvent, next: HTMLElement | null): void {
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Otherwise the next control further down, when text fills the window. */
function findFirstVisible(): HTMLElement | null {
  const inPage = [...document.querySelectorAll<HTMLElement>(`main :is(${focusable})`)].filter(isReachable);
  const isAhead = (control: HTMLElement) => control.getBoundingClientRect().bottom > 0;
  return inPage.find(isInViewport) ?? inPage.find(isAhead) ?? null;
}

function hasVisibleItems(): boolean {
  const items = document.querySelectorAll<HTMLElement>(
    'main [data-focus-item], main [data-guide-line] button',
  );
  return [...items].some((item) => isReachable(item) && isInViewport(item));
}

function isInViewport(control: HTMLElement): boolean {
  const { top, bottom } = control.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** An open overlay traps the focus. */
function getScope(activeElement: HTMLElement): ParentNode {
  return activeElement.closest('dialog[open]') ?? document;
}

function isReachable(control: HTMLElement): boolean {
  return control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]');
}

/** The closest control in a direction. Sticky elements come after those of the page. */
function findNearest(activeElement: HTMLElement, direction: Direction): HTMLElement | null {
  const page = activeElement.closest('main');
  return (
    (page && findNearestIn(page, activeElement, direction)) ??
    findNearestIn(getScope(activeElement), activeElement, direction)
  );
}

/** Sideways distance counts double, which keeps the direction straight. */
function findNearestIn(
  scope: ParentNode,
  activeElement: HTMLElement,
  direction: Direction,
): HTMLElement | null {
  const from = activeElement.getBoundingClientRect();
  let closest: HTMLElement | null = null;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const control of scope.querySelectorAll<HTMLElement>(`${focusable}, ${rowWithoutCards}`)) {
    if (
      control === activeElement ||
      !isReachable(control) ||
      (isVertical(direction) && control.matches(reorderHandle))
    )
      continue;
    const distance = getDistance(from, control.getBoundingClientRect(), direction);
    if (distance < minDistance) {
      minDistance = distance;
      closest = control;
    }
  }
  return closest;
}

function getDistance(from: DOMRect, to: DOMRect, direction: Direction): number {
  const gap = {
    up: from.top - to.bottom,
    down: to.top - from.bottom,
    left: from.left - to.right,
    right: to.left - from.right,
  }[direction];
  if (gap < -4) return Number.POSITIVE_INFINITY;
  const offset = isVertical(direction)
    ? Math.max(0, to.left - from.right, from.left - to.right) +
      Math.abs(getInlineStart(to) - getInlineStart(from)) / 8
    : Math.max(0, to.top - from.bottom, from.top - to.bottom) + Math.abs(to.top - from.top) / 8;
  return gap + offset * 2;
}

const isVertical = (direction: Direction) => direction === 'up' || direction === 'down';

/** The start of its line. */
function getInlineStart({ left, right }: DOMRect): number {
  return document.documentElement.dir === 'rtl' ? right : left;
}
