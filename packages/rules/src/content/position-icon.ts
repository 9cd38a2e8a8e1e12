const MAX_POSITION_ICON = 10;

/** Returns the number to show on a card of a numbered playlist; only positions 1 to 10 have one. */
export function getPositionIcon(position: number): number | null {
  return Number.isInteger(position) && position >= 1 && position <= MAX_POSITION_ICON ? position : null;
}
