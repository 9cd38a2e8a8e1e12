// Where titles come to stand in a list that somebody edits.
import { CommandError } from './support/command-error.ts';

export type Spot = 'first' | 'last' | { before: string } | { after: string };

/** Titles that are in the list already move to the spot; the others come to it. */
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

/** All that are named must be there. */
export function takeTitles(items: readonly string[], titles: readonly string[]): string[] {
  const missing = titles.find((id) => !items.includes(id));
  if (missing !== undefined) throw new CommandError(`${missing} is not in the list.`);
  return items.filter((id) => !titles.includes(id));
}
