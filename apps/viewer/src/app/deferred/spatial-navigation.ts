// Moves the focus with arrow keys, for remote controls and keyboards. Rows handle left and right; fields,
// menus and the player keep their keys. When nothing is focused, left and right focus the first visible
// control. Down does the same when a card or an entry of the guide is visible; otherwise the page scrolls.
import { playerAttributes } from '@matinee/player/data-attributes';

type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const controlSelector =
  ':is(button:not([tabindex="-1"]), a[href]:not([tabindex="-1"]), input:not([type="hidden"]))';
const focusableSelector = `[data-focus-item], main ${controlSelector}, [data-focus-scope] ${controlSelector}`;
/** The elements that are active while no control has the focus. */
const unfocusedSelector = 'body, #main, main h1';
const rowSelector = '[data-bucket]';
const rowItemSelector = '[data-index] [data-focus-item], [data-starts-at]';
/** Rows without cards yet: the event `rendercards` renders them, unless their code or data is still loading. */
const rowWithoutCardsSelector = `${rowSelector}:not(:has(${rowItemSelector}))`;
/** The end of a list whose next page loads by itself. */
const listEndSelector = '[data-loads-more]';
const activePlayerSelector = `[${playerAttributes.pageKeys}][${playerAttributes.started}]`;
/** Text fields, sliders and radio buttons handle left and right themselves. */
const horizontalFieldSelector = 'input:not([type="checkbox"]), textarea';
/**
 * Up and down reorder the entry of a focused handle. Only left and right focus a handle, so that up and down
 * pass it.
 */
const reorderHandleSelector = '[data-moved-by-arrows]';

export function startSpatialNavigation(): void {
  document.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const activeElement = document.activeElement;
    if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(activeElement instanceof HTMLElement)) return;
    const isHorizontal = !isVertical(direction);
    if (
      activeElement.matches(unfocusedSelector) &&
      (isHorizontal || (direction === 'down' && hasVisibleItems()))
    ) {
      // A player with page-wide keys seeks with the arrow keys.
      if (!document.querySelector(activePlayerSelector)) moveFocus(event, findFirstVisible());
      return;
    }
    // Arrow keys also start from a heading with keyboard focus, and from a row whose cards are loading.
    if (!activeElement.matches(`${focusableSelector}, ${rowSelector}, main h1:focus-visible`)) return;
    if (activeElement.matches(horizontalFieldSelector) && isHorizontal) return;
    moveToNext(event, activeElement, direction);
  });
}

function moveToNext(event: KeyboardEvent, activeElement: HTMLElement, direction: Direction): void {
  let nextElement = findNearest(activeElement, direction);
  if (nextElement?.matches(rowWithoutCardsSelector)) {
    nextElement.dispatchEvent(new Event('rendercards'));
    nextElement = findNearest(activeElement, direction);
  }
  const listEnd = findListEnd(activeElement);
  if (direction === 'down' && listEnd && !isInSameScope(activeElement, nextElement)) {
    // The list continues: the focus waits for its next page.
    event.preventDefault();
    listEnd.scrollIntoView({ block: 'nearest' });
  } else if (nextElement?.matches(rowWithoutCardsSelector)) focusRow(event, nextElement);
  else moveFocus(event, nextElement);
}

/** The end of an incomplete list below an element. */
function findListEnd(activeElement: HTMLElement): HTMLElement | undefined {
  const listEnds =
    activeElement.closest('main, dialog')?.querySelectorAll<HTMLElement>(listEndSelector) ?? [];
  const { bottom } = activeElement.getBoundingClientRect();
  return [...listEnds].find((end) => isReachable(end) && end.getBoundingClientRect().bottom > bottom);
}

const isInSameScope = (activeElement: Element, nextElement: Element | null) =>
  nextElement !== null && (!activeElement.closest('main') || nextElement.closest('main') !== null);

/** Focuses a row whose cards are loading, and its first visible card as soon as there is one. */
function focusRow(event: KeyboardEvent, row: HTMLElement): void {
  row.tabIndex = -1;
  moveFocus(event, row);
  const observer = new MutationObserver(() => {
    const item = [...row.querySelectorAll<HTMLElement>(rowItemSelector)].find(isInViewport);
    item?.focus({ preventScroll: true });
  });
  observer.observe(row, { childList: true, subtree: true });
  const leave = ({ target }: Event) => {
    if (target !== row) return;
    observer.disconnect();
    row.removeAttribute('tabindex');
    row.removeEventListener('focusout', leave);
  };
  row.addEventListener('focusout', leave);
}

function moveFocus(event: KeyboardEvent, element: HTMLElement | null): void {
  if (!element) return;
  event.preventDefault();
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The first control in the viewport; when text fills the viewport, the next control below. */
function findFirstVisible(): HTMLElement | null {
  const pageControls = [...document.querySelectorAll<HTMLElement>(`main :is(${focusableSelector})`)].filter(
    isReachable,
  );
  const isBelowTop = (control: HTMLElement) => control.getBoundingClientRect().bottom > 0;
  return pageControls.find(isInViewport) ?? pageControls.find(isBelowTop) ?? null;
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

/**
 * The closest control in a direction. Controls of the page take precedence over those outside `main`, such as
 * the top bar.
 */
function findNearest(activeElement: HTMLElement, direction: Direction): HTMLElement | null {
  const page = activeElement.closest('main');
  return (
    (page && findNearestInScope(page, activeElement, direction)) ??
    findNearestInScope(getScope(activeElement), activeElement, direction)
  );
}

/** Offset from the axis of the direction counts double, so that a control straight ahead is preferred. */
function findNearestInScope(
  scope: ParentNode,
  activeElement: HTMLElement,
  direction: Direction,
): HTMLElement | null {
  const from = activeElement.getBoundingClientRect();
  let closest: HTMLElement | null = null;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const control of scope.querySelectorAll<HTMLElement>(
    `${focusableSelector}, ${rowWithoutCardsSelector}`,
  )) {
    if (control === activeElement || !isReachable(control) || isSkipped(control, direction)) continue;
    const distance = getDistance(from, control.getBoundingClientRect(), direction);
    if (distance < minDistance) {
      minDistance = distance;
      closest = control;
    }
  }
  return closest;
}

function isSkipped(control: HTMLElement, direction: Direction): boolean {
  if (control.matches(rowSelector)) return control.offsetHeight === 0;
  if (direction === 'down' && control.closest(listEndSelector)) return true;
  return isVertical(direction) && control.matches(reorderHandleSelector);
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

/** The edge at which a line of text starts: the right one in right-to-left documents. */
function getInlineStart({ left, right }: DOMRect): number {
  return document.documentElement.dir === 'rtl' ? right : left;
}
