import { describe, expect, test } from 'vitest';
import { insertTitles, type ListPosition, removeTitles } from './edit-title-list.ts';

const items = ['a', 'b', 'c', 'd'];

describe('insertTitles', () => {
  test.each<[string, string[], ListPosition | undefined, string[]]>([
    ['inserts titles at the end without a position', ['x', 'y'], undefined, ['a', 'b', 'c', 'd', 'x', 'y']],
    [
      'inserts titles at the start in the requested order',
      ['y', 'x'],
      'first',
      ['y', 'x', 'a', 'b', 'c', 'd'],
    ],
    ['inserts a title before another', ['x'], { before: 'c' }, ['a', 'b', 'x', 'c', 'd']],
    ['inserts a title after another', ['x'], { after: 'c' }, ['a', 'b', 'c', 'x', 'd']],
    ['moves titles that are already in the list', ['d', 'c'], { before: 'a' }, ['d', 'c', 'a', 'b']],
    [
      'moves an existing title together with a new one',
      ['x', 'a'],
      { after: 'b' },
      ['b', 'x', 'a', 'c', 'd'],
    ],
    ['inserts a repeated title once', ['x', 'x'], 'last', ['a', 'b', 'c', 'd', 'x']],
  ])('%s', (_how, titles, position, expected) => {
    expect(insertTitles(items, titles, position)).toEqual(expected);
  });

  test.each<[ListPosition]>([[{ before: 'z' }], [{ after: 'x' }]])(
    'throws when the title of the position %j is not in the list or is itself inserted',
    (position) => {
      expect(() => insertTitles(items, ['x'], position)).toThrow('is not in the list');
    },
  );
});

test('removeTitles removes every occurrence of a title, and throws for a title that is not in the list', () => {
  expect(removeTitles(['a', 'b', 'a', 'c'], ['a'])).toEqual(['b', 'c']);
  expect(() => removeTitles(items, ['a', 'z'])).toThrow('z is not in the list');
});
