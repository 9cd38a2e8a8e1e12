import type { WatchlistEntry } from '@matinee/contract';
import { expect, test } from 'vitest';
import { type DisplayedList, withMoved, withoutEntry } from './displayed-list.ts';
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

const toEnd: ApplyChange = (shown) => withMoved(shown, 'a', 3);
const withoutB: ApplyChange = (shown) => withoutEntry(shown, 'b');
const toFront: ApplyChange = (shown) => withMoved(shown, 'd', 0);

function logOf(...changes: ApplyChange[]): PendingChanges {
  const all = changes.reduce<PendingChanges | undefined>(
    (log, change) => addPendingChange(log, log ? applyPendingChanges(log) : list('abcd'), change),
    undefined,
  );
  if (!all) throw new Error('There is at least one change');
  return all;
}

test('changes are shown one on the other', () => {
  expect(idsOf(applyPendingChanges(logOf(toEnd, withoutB, toFront)))).toBe('dca');
});

test.each([
  [toEnd, 'dac'],
  [withoutB, 'dbca'],
  [toFront, 'cda'],
])('one that is refused is left out, those around it stay', (refused, shown) => {
  const left = settlePendingChange(logOf(toEnd, withoutB, toFront), refused, false);
  expect(left && idsOf(applyPendingChanges(left))).toBe(shown);
});

test('one that was made stays when a later one is refused', () => {
  const made = settlePendingChange(logOf(withoutB, toFront, toEnd), withoutB, true);
  const left = made && settlePendingChange(made, toFront, false);
  expect(left && idsOf(applyPendingChanges(left))).toBe('cda');
});

test('of the last one nothing is remembered', () => {
  expect(settlePendingChange(logOf(toEnd), toEnd, true)).toBeUndefined();
});
