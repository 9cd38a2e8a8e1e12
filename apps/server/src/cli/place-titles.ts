// Positions of titles in a list that an operator edits.
import { CommandError } from './support/command-error.ts';

export type Spot = 'first' | 'last' | { before: string } | { after: string };

/** Titles of the list move to the position; others are inserted there. */
export function placeTitles(
  items: readonly string[],
  titles: readonly string[],
  spot: Spot = 'last',
): string[] {
  const placed = new Set(titles);
  const rest = items.filter((id) => !placed.has(id));
  const at = spotIn(rest, spot);
  return [...rest.slice(0, at), ...placed, ...rest.slice(at)];
}

function spotIn(rest: readonly string[], spot: Spot): number {
  if (spot === 'first') return 0;
  if (spot === 'last') return rest.length;
  const isBefore = 'before' in spot;
  const id = isBefore ? spot.before : spot.after;
  const at = isBefore ? rest.indexOf(id) : rest.lastIndexOf(id);
  if (at < 0) throw new CommandError(`${id} is not in the list, or is itself to be placed.`);
  return isBefore ? at : at + 1;
}

/** Every named title must be in the list. */
export function takeTitles(items: readonly string[], titles: readonly string[]): string[] {
  const missing = titles.find((id) => !items.includes(id));
  if (missing !== undefined) throw new CommandError(`${missing} is not in the list.`);
  return items.filter((id) => !titles.includes(id));
}
