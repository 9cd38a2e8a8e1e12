// Moves the focus with arrow keys, by where things are on the screen; the same in both directions of writing.

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const arrows = new Map<string, Direction>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

export function arrowDirection(key: string): Direction | null {
  return arrows.get(key) ?? null;
}

/** How far `to` lies from `from` in that direction, sideways counted double; null when it lies elsewhere. */
export function distance(from: Box, to: Box, direction: Direction): number | null {
  const sideways = direction === 'left' || direction === 'right';
  const ahead = {
    left: from.left - to.right,
    right: to.left - from.right,
    up: from.top - to.bottom,
    down: to.top - from.bottom,
  }[direction];
  if (ahead < -4) return null;
  const gap = sideways
    ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
    : Math.max(0, to.left - from.right, from.left - to.right);
  if (sideways && gap > 0) return null;
  return ahead + 2 * gap;
}

/** Focuses the nearest control in that direction; answers whether there was one. */
export function moveFocus(inside: HTMLElement, from: HTMLElement, direction: Direction): boolean {
  const start = from.getBoundingClientRect();
  let nearest: { element: HTMLElement; far: number } | null = null;
  for (const element of inside.querySelectorAll<HTMLElement>('button, [role=slider], input[type=range]')) {
    if (element === from || !element.checkVisibility({ visibilityProperty: true })) continue;
    const far = distance(start, element.getBoundingClientRect(), direction);
    if (far !== null && (!nearest || far < nearest.far)) nearest = { element, far };
  }
  nearest?.element.focus();
  return nearest !== null;
}
