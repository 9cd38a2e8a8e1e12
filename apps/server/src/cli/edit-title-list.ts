// Inserts, moves and removes titles of an ordered list.
import { CommandError } from './support/command-error.ts';

export type ListPosition = 'first' | 'last' | { before: string } | { after: string };

/** Inserts titles at the position; titles that are already in the list move there. */
export function insertTitles(
  itemIds: readonly string[],
  requestedIds: readonly string[],
  position: ListPosition = 'last',
): string[] {
  const insertedIds = new Set(requestedIds);
  const remainingIds = itemIds.filter((id) => !insertedIds.has(id));
  const index = findIndex(remainingIds, position);
  return [...remainingIds.slice(0, index), ...insertedIds, ...remainingIds.slice(index)];
}

function findIndex(remainingIds: readonly string[], position: ListPosition): number {
  if (position === 'first') return 0;
  if (position === 'last') return remainingIds.length;
  const isBefore = 'before' in position;
  const id = isBefore ? position.before : position.after;
  const index = isBefore ? remainingIds.indexOf(id) : remainingIds.lastIndexOf(id);
  if (index < 0) throw new CommandError(`${id} is not in the list, or is one of the titles to move.`);
  return isBefore ? index : index + 1;
}

/** Removes titles. Throws when one of them is not in the list. */
export function removeTitles(itemIds: readonly string[], requestedIds: readonly string[]): string[] {
  const missingId = requestedIds.find((id) => !itemIds.includes(id));
  if (missingId !== undefined) throw new CommandError(`${missingId} is not in the list.`);
  return itemIds.filter((id) => !requestedIds.includes(id));
}
