import type { WatchlistEntry } from '@matinee/contract';
import { describe, expect, test } from 'vitest';
import {
  between,
  type DisplayedList,
  entriesOf,
  moved,
  withEntries,
  withoutEntry,
} from './displayed-list.ts';

const entry = (id: string) => ({ id, contentType: 'VIDEO' }) as WatchlistEntry;
const list = (...pages: string[]): DisplayedList =>
  ({
    pages: pages.map((ids) => ({ content: [...ids].map(entry) })),
    pageParams: pages.map(() => null),
  }) as unknown as DisplayedList;
const idsOf = ({ pages }: DisplayedList) => pages.map(({ content }) => content.map(({ id }) => id).join(''));

describe('A list that is shown', () => {
  test.each([
    [0, 2, 'bcad', 'abc'],
    [3, 0, 'dabc', 'abcd'],
    [1, 2, 'acbd', 'bc'],
    [2, 2, 'abcd', 'c'],
  ])('with its title moved from %i to %i is %s', (from, to, after, changed) => {
    expect(moved([...'abcd'], from, to).join('')).toBe(after);
    expect(between([...'abcd'], from, to).join('')).toBe(changed);
  });

  test('keeps the sizes of its pages in a new order', () => {
    expect(idsOf(withEntries(list('abc', 'de'), [...'edcba'].map(entry)))).toEqual(['edc', 'ba']);
  });

  test('loses a title from the page that has it', () => {
    expect(idsOf(withoutEntry(list('abc', 'de'), 'b'))).toEqual(['ac', 'de']);
  });

  test('shows a title once, though the list changed between two pages', () => {
    expect(entriesOf(list('ab', 'bc')).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
