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

const moveToEnd: ApplyChange = (visible) => moveEntry(visible, 'a', 3);
const removeB: ApplyChange = (visible) => removeEntry(visible, 'b');
const moveToFront: ApplyChange = (visible) => moveEntry(visible, 'd', 0);

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
])('drops a rejected change and retains the others', (rejected, visible) => {
  const remaining = settlePendingChange(
    createPendingChanges(moveToEnd, removeB, moveToFront),
    rejected,
    false,
  );
  expect(remaining && joinIds(applyPendingChanges(remaining))).toBe(visible);
});

test('retains a confirmed change when a later one is rejected', () => {
  const confirmed = settlePendingChange(createPendingChanges(removeB, moveToFront, moveToEnd), removeB, true);
  const remaining = confirmed && settlePendingChange(confirmed, moveToFront, false);
  expect(remaining && joinIds(applyPendingChanges(remaining))).toBe('cda');
});

test('returns undefined when the last change is settled', () => {
  expect(settlePendingChange(createPendingChanges(moveToEnd), moveToEnd, true)).toBeUndefined();
});
