// Inserts, moves and removes titles of an ordered list.
import { CommandError } from './support/command-error.ts';

export type ListPosition = 'first' | 'last' | { before: string } | { after: string };

/** Inserts titles at the position; titles that are already in the list move there. */
export function insertTitles(
  items: readonly string[],
  titles: readonly string[],
  position: ListPosition = 'last',
): string[] {
  const inserted = new Set(titles);
  const rest = items.filter((id) => !inserted.has(id));
  const index = findIndex(rest, position);
  return [...rest.slice(0, index), ...inserted, ...rest.slice(index)];
}

function findIndex(rest: readonly string[], position: ListPosition): number {
  if (position === 'first') return 0;
  if (position === 'last') return rest.length;
  const isBefore = 'before' in position;
  const id = isBefore ? position.before : position.after;
  const index = isBefore ? rest.indexOf(id) : rest.lastIndexOf(id);
  if (index < 0) throw new CommandError(`${id} is not in the list, or is one of the titles to move.`);
  return isBefore ? index : index + 1;
}

/** Removes titles. Throws when one of them is not in the list. */
export function removeTitles(items: readonly string[], titles: readonly string[]): string[] {
  const missing = titles.find((id) => !items.includes(id));
  if (missing !== undefined) throw new CommandError(`${missing} is not in the list.`);
  return items.filter((id) => !titles.includes(id));
}
