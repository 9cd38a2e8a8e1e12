// Arrow keys move the focus to what lies that way, for remote controls and keyboards. Rows answer left and right
// themselves; fields, menus and the player keep their own keys. Where nothing is chosen yet, keys sideways choose the
// first thing in sight, because a page does not scroll that way. So does the key down where a page is made of things to
// choose; a page to read scrolls.

type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const pressed = ':is(button:not([tabindex="-1"]), a[href]:not([tabindex="-1"]), input:not([type="hidden"]))';
const stops = `[data-focus-item], main ${pressed}, [data-focus-scope] ${pressed}`;
/** What has the focus while nothing is chosen. */
const resting = 'body, #main, main h1';
/** Rows that have no cards yet. They make them when they are sought. */
const unmade = '[data-unmade]';
const player = '[data-page-keys][data-started]';
/** What has a caret keeps the arrows along its line, and so do choices that stand in one. */
const alongLine = 'input:not([type="checkbox"]), textarea';
/** What up and down move in its list is reached from the side: whoever walks past would move it. */
const movedByArrows = '[data-moved-by-arrows]';

export function startSpatialNavigation(): void {
  document.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const here = document.activeElement;
    if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(here instanceof HTMLElement)) return;
    const isSideways = !isUpright(direction);
    if (here.matches(resting) && (isSideways || (direction === 'down' && isToChooseFrom()))) {
      // A film that plays by the page's keys seeks by these.
      if (!document.querySelector(player)) move(event, firstInSight());
      return;
    }
    // A heading that got the focus by keys is a place to go on from.
    if (!here.matches(`${stops}, main h1:focus-visible`)) return;
    if (here.matches(alongLine) && isSideways) return;
    let next = nearest(here, direction);
    if (next?.matches(unmade)) {
      next.dispatchEvent(new Event('seek'));
      next = nearest(here, direction);
    }
    if (!next?.matches(unmade)) move(event, next);
  });
}

function move(event: KeyboardEvent, next: HTMLElement | null): void {
  if (!next) return;
  event.preventDefault();
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Else the next one further down: words may fill all of the window. */
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

/** What lies over the page and takes it away for a while keeps the focus to itself. */
function scopeOf(here: HTMLElement): ParentNode {
  return here.closest('dialog[open]') ?? document;
}

function isReachable(stop: HTMLElement): boolean {
  return stop.checkVisibility({ visibilityProperty: true }) && !stop.closest('[inert]');
}

/** The closest stop in a direction. What stands still over the page comes after what the page still has that way. */
function nearest(here: HTMLElement, direction: Direction): HTMLElement | null {
  const page = here.closest('main');
  return (page && nearestIn(page, here, direction)) ?? nearestIn(scopeOf(here), here, direction);
}

/** Sideways distance counts double, so that the way stays straight. */
function nearestIn(scope: ParentNode, here: HTMLElement, direction: Direction): HTMLElement | null {
  const from = here.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of scope.querySelectorAll<HTMLElement>(`${stops}, ${unmade}`)) {
    if (stop === here || !isReachable(stop) || (isUpright(direction) && stop.matches(movedByArrows)))
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

/** Where its line begins. */
function startOf({ left, right }: DOMRect): number {
  return document.documentElement.dir === 'rtl' ? right : left;
}
