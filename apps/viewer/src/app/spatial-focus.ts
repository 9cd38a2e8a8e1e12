// Arrow keys move the focus to what lies that way, for remote controls and keyboards. Rows answer left and right
// themselves; fields, menus and the player keep their own keys.

type Direction = 'up' | 'down' | 'left' | 'right';

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const stops = '[data-focus-item], main button:not([tabindex="-1"]), main a[href]';

export function moveFocusByArrows(): void {
  document.addEventListener('keydown', (event) => {
    const direction = directions[event.key];
    const here = document.activeElement;
    if (!direction || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(here instanceof HTMLElement) || !here.matches(stops)) return;
    const next = nearest(here, direction);
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
}

/** The closest stop in a direction; sideways distance counts double, so that the way stays straight. */
function nearest(here: HTMLElement, direction: Direction): HTMLElement | null {
  const from = here.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const stop of document.querySelectorAll<HTMLElement>(stops)) {
    if (stop === here || !stop.checkVisibility()) continue;
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
  const isVertical = direction === 'up' || direction === 'down';
  const aside = isVertical
    ? Math.max(0, to.left - from.right, from.left - to.right) + Math.abs(to.left - from.left) / 8
    : Math.max(0, to.top - from.bottom, from.top - to.bottom) + Math.abs(to.top - from.top) / 8;
  return gap + aside * 2;
}
