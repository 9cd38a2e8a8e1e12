// Moves the focus with arrow keys to the nearest control on the screen. Independent of the writing direction.

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const directionByKey = new Map<string, Direction>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
]);

export function getArrowDirection(key: string): Direction | null {
  return directionByKey.get(key) ?? null;
}

/** A box that overlaps another box by at most this much still counts as beside it. */
const maxOverlapPixels = 4;

/**
 * Returns the distance in pixels from one box to another in a direction; null when the box is not in that direction
 * or, for left and right, not in the same row. For up and down, a sideways offset counts double.
 */
export function calculateDistance(from: Box, to: Box, direction: Direction): number | null {
  const isHorizontal = direction === 'left' || direction === 'right';
  const gap = {
    left: from.left - to.right,
    right: to.left - from.right,
    up: from.top - to.bottom,
    down: to.top - from.bottom,
  }[direction];
  if (gap < -maxOverlapPixels) return null;
  const offset = isHorizontal
    ? Math.max(0, to.top - from.bottom, from.top - to.bottom)
    : Math.max(0, to.left - from.right, from.left - to.right);
  if (isHorizontal && offset > 0) return null;
  return gap + 2 * offset;
}

/** Focuses the nearest control in a direction. Returns false when there is none. */
export function moveFocus(container: HTMLElement, from: HTMLElement, direction: Direction): boolean {
  const start = from.getBoundingClientRect();
  let nearestCandidate: { element: HTMLElement; distance: number } | null = null;
  for (const element of container.querySelectorAll<HTMLElement>('button, [role=slider], input[type=range]')) {
    if (element === from || !element.checkVisibility({ visibilityProperty: true })) continue;
    const distance = calculateDistance(start, element.getBoundingClientRect(), direction);
    if (distance !== null && (!nearestCandidate || distance < nearestCandidate.distance))
      nearestCandidate = { element, distance };
  }
  nearestCandidate?.element.focus();
  return nearestCandidate !== null;
}
