import type { WatchlistEntry } from '@matinee/contract';
import { describe, expect, test } from 'vitest';
import {
  type DisplayedList,
  getEntries,
  getEntriesBetween,
  insertEntry,
  moveItem,
  removeEntry,
  replaceEntries,
} from './displayed-list.ts';

const createEntry = (id: string) => ({ id, contentType: 'VIDEO' }) as WatchlistEntry;
const createList = (...pages: string[]): DisplayedList =>
  ({
    pages: pages.map((ids) => ({ content: [...ids].map(createEntry) })),
    pageParams: pages.map(() => null),
  }) as unknown as DisplayedList;
const joinIds = ({ pages }: DisplayedList) =>
  pages.map(({ content }) => content.map(({ id }) => id).join(''));

describe('displayed list of a watchlist', () => {
  test.each([
    [0, 2, 'bcad', 'abc'],
    [3, 0, 'dabc', 'abcd'],
    [1, 2, 'acbd', 'bc'],
    [2, 2, 'abcd', 'c'],
  ])('moving the title at %i to %i gives %s and affects %s', (from, to, expected, affected) => {
    expect(moveItem([...'abcd'], from, to).join('')).toBe(expected);
    expect(getEntriesBetween([...'abcd'], from, to).join('')).toBe(affected);
  });

  test('reordering does not change page sizes', () => {
    expect(joinIds(replaceEntries(createList('abc', 'de'), [...'edcba'].map(createEntry)))).toEqual([
      'edc',
      'ba',
    ]);
  });

  test.each<[string, string, { index: number; followingId?: string }, string[]]>([
    ['before the title that followed it', 'x', { index: 0, followingId: 'e' }, ['abc', 'dxe']],
    ['at its index when that title is gone', 'x', { index: 1, followingId: 'z' }, ['axbc', 'de']],
    ['at the end of a shorter list', 'x', { index: 9 }, ['abc', 'dex']],
    ['once', 'b', { index: 0 }, ['abc', 'de']],
  ])('a removed title returns %s', (_where, id, { index, followingId }, expected) => {
    const list = insertEntry(createList('abc', 'de'), createEntry(id), { index, followingId });
    expect(joinIds(list).join()).toBe(expected.join());
  });

  test('removing a title shortens its page', () => {
    expect(joinIds(removeEntry(createList('abc', 'de'), 'b'))).toEqual(['ac', 'de']);
  });

  test('a title that moved between two pages appears once', () => {
    expect(getEntries(createList('ab', 'bc')).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
