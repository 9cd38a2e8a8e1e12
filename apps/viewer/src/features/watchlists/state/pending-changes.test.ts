import type { WatchlistEntry } from '@matinee/contract';
import { expect, test } from 'vitest';
import { type DisplayedList, moveEntry, removeEntry } from './displayed-list.ts';
import {
  type ApplyChange,
  addPendingChange,
  applyPendingChanges,
  type PendingChanges,
  settlePendingChange,
} from './pending-changes.ts';

const createList = (ids: string): DisplayedList =>
  ({
    pages: [{ content: [...ids].map((id) => ({ id, contentType: 'VIDEO' }) as WatchlistEntry) }],
    pageParams: [null],
  }) as unknown as DisplayedList;
const joinIds = ({ pages }: DisplayedList) =>
  pages.flatMap(({ content }) => content.map(({ id }) => id)).join('');

const moveToEnd: ApplyChange = (list) => moveEntry(list, 'a', 3);
const removeB: ApplyChange = (list) => removeEntry(list, 'b');
const moveToFront: ApplyChange = (list) => moveEntry(list, 'd', 0);

function createPendingChanges(...changes: ApplyChange[]): PendingChanges {
  const allChanges = changes.reduce<PendingChanges | undefined>(
    (current, change) =>
      addPendingChange(current, current ? applyPendingChanges(current) : createList('abcd'), change),
    undefined,
  );
  if (!allChanges) throw new Error('There is at least one change');
  return allChanges;
}

test('applies changes on top of each other', () => {
  expect(joinIds(applyPendingChanges(createPendingChanges(moveToEnd, removeB, moveToFront)))).toBe('dca');
});

test.each([
  [moveToEnd, 'dac'],
  [removeB, 'dbca'],
  [moveToFront, 'cda'],
])('drops a rejected change and retains the others', (rejected, expectedIds) => {
  const remainingChanges = settlePendingChange(
    createPendingChanges(moveToEnd, removeB, moveToFront),
    rejected,
    false,
  );
  expect(remainingChanges && joinIds(applyPendingChanges(remainingChanges))).toBe(expectedIds);
});

test('retains a confirmed change when a later one is rejected', () => {
  const changesAfterConfirmation = settlePendingChange(
    createPendingChanges(removeB, moveToFront, moveToEnd),
    removeB,
    true,
  );
  const remainingChanges =
    changesAfterConfirmation && settlePendingChange(changesAfterConfirmation, moveToFront, false);
  expect(remainingChanges && joinIds(applyPendingChanges(remainingChanges))).toBe('cda');
});

test('returns undefined when the last change is settled', () => {
  expect(settlePendingChange(createPendingChanges(moveToEnd), moveToEnd, true)).toBeUndefined();
});
