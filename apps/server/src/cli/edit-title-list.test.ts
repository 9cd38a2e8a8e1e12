import { describe, expect, test } from 'vitest';
import { insertTitles, type ListPosition, removeTitles } from './edit-title-list.ts';

const items = ['a', 'b', 'c', 'd'];

describe('insertTitles', () => {
  test.each<[string, string[], ListPosition | undefined, string[]]>([
    ['come to stand last', ['x', 'y'], undefined, ['a', 'b', 'c', 'd', 'x', 'y']],
    ['come to stand first, in the order given', ['y', 'x'], 'first', ['y', 'x', 'a', 'b', 'c', 'd']],
    ['come before another', ['x'], { before: 'c' }, ['a', 'b', 'x', 'c', 'd']],
    ['come after another', ['x'], { after: 'c' }, ['a', 'b', 'c', 'x', 'd']],
    ['move when they are there', ['d', 'c'], { before: 'a' }, ['d', 'c', 'a', 'b']],
    ['move together with new ones', ['x', 'a'], { after: 'b' }, ['b', 'x', 'a', 'c', 'd']],
    ['stand there once', ['x', 'x'], 'last', ['a', 'b', 'c', 'd', 'x']],
  ])('%s', (_how, titles, position, expected) => {
    expect(insertTitles(items, titles, position)).toEqual(expected);
  });

  test.each<[ListPosition]>([[{ before: 'z' }], [{ after: 'x' }]])('rejects %j', (position) => {
    expect(() => insertTitles(items, ['x'], position)).toThrow('is not in the list');
  });

  test('removes every occurrence of a title', () => {
    expect(removeTitles(['a', 'b', 'a', 'c'], ['a'])).toEqual(['b', 'c']);
    expect(() => removeTitles(items, ['a', 'z'])).toThrow('z is not in the list');
  });
});
