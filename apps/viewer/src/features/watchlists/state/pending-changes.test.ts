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

const list = (ids: string): DisplayedList =>
  ({
    pages: [{ content: [...ids].map((id) => ({ id, contentType: 'VIDEO' }) as WatchlistEntry) }],
    pageParams: [null],
  }) as unknown as DisplayedList;
const idsOf = ({ pages }: DisplayedList) =>
  pages.flatMap(({ content }) => content.map(({ id }) => id)).join('');

const toEnd: ApplyChange = (visible) => moveEntry(visible, 'a', 3);
const withoutB: ApplyChange = (visible) => removeEntry(visible, 'b');
const toFront: ApplyChange = (visible) => moveEntry(visible, 'd', 0);

function logOf(...changes: ApplyChange[]): PendingChanges {
  const all = changes.reduce<PendingChanges | undefined>(
    (log, change) => addPendingChange(log, log ? applyPendingChanges(log) : list('abcd'), change),
    undefined,
  );
  if (!all) throw new Error('There is at least one change');
  return all;
}

test('applies changes on top of each other', () => {
  expect(idsOf(applyPendingChanges(logOf(toEnd, withoutB, toFront)))).toBe('dca');
});

test.each([
  [toEnd, 'dac'],
  [withoutB, 'dbca'],
  [toFront, 'cda'],
])('drops a refused change and keeps the others', (refused, visible) => {
  const left = settlePendingChange(logOf(toEnd, withoutB, toFront), refused, false);
  expect(left && idsOf(applyPendingChanges(left))).toBe(visible);
});

test('keeps a confirmed change when a later one is refused', () => {
  const made = settlePendingChange(logOf(withoutB, toFront, toEnd), withoutB, true);
  const left = made && settlePendingChange(made, toFront, false);
  expect(left && idsOf(applyPendingChanges(left))).toBe('cda');
});

test('is empty after the last change is settled', () => {
  expect(settlePendingChange(logOf(toEnd), toEnd, true)).toBeUndefined();
});
