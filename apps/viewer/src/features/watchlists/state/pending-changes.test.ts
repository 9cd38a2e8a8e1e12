import type { WatchlistEntry } from '@matinee/contract';
import { expect, test } from 'vitest';
import { type ShownList, withMoved, withoutEntry } from './displayed-list.ts';
import { type ChangeLog, type Show, shownBy, withAnswer, withChange } from './pending-changes.ts';

const list = (ids: string): ShownList =>
  ({
    pages: [{ content: [...ids].map((id) => ({ id, contentType: 'VIDEO' }) as WatchlistEntry) }],
    pageParams: [null],
  }) as unknown as ShownList;
const idsOf = ({ pages }: ShownList) => pages.flatMap(({ content }) => content.map(({ id }) => id)).join('');

const toEnd: Show = (shown) => withMoved(shown, 'a', 3);
const withoutB: Show = (shown) => withoutEntry(shown, 'b');
const toFront: Show = (shown) => withMoved(shown, 'd', 0);

function logOf(...changes: Show[]): ChangeLog {
  const all = changes.reduce<ChangeLog | undefined>(
    (log, change) => withChange(log, log ? shownBy(log) : list('abcd'), change),
    undefined,
  );
  if (!all) throw new Error('There is at least one change');
  return all;
}

test('changes are shown one on the other', () => {
  expect(idsOf(shownBy(logOf(toEnd, withoutB, toFront)))).toBe('dca');
});

test.each([
  [toEnd, 'dac'],
  [withoutB, 'dbca'],
  [toFront, 'cda'],
])('one that is refused is left out, those around it stay', (refused, shown) => {
  const left = withAnswer(logOf(toEnd, withoutB, toFront), refused, false);
  expect(left && idsOf(shownBy(left))).toBe(shown);
});

test('one that was made stays when a later one is refused', () => {
  const made = withAnswer(logOf(withoutB, toFront, toEnd), withoutB, true);
  const left = made && withAnswer(made, toFront, false);
  expect(left && idsOf(shownBy(left))).toBe('cda');
});

test('of the last one nothing is remembered', () => {
  expect(withAnswer(logOf(toEnd), toEnd, true)).toBeUndefined();
});
