const MAX_DISPLAYED_POSITION = 10;

/** Returns the position to show on a card of a numbered playlist; null for positions above 10 and invalid ones. */
export function getDisplayedPosition(position: number): number | null {
  return Number.isInteger(position) && position >= 1 && position <= MAX_DISPLAYED_POSITION ? position : null;
}
