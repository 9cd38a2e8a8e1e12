import { describe, expect, test } from 'vitest';
import { placeTitles, type Spot, takeTitles } from './place-titles.ts';

const items = ['a', 'b', 'c', 'd'];

describe('placeTitles', () => {
  test.each<[string, string[], Spot | undefined, string[]]>([
    ['come to stand last', ['x', 'y'], undefined, ['a', 'b', 'c', 'd', 'x', 'y']],
    ['come to stand first, in the order given', ['y', 'x'], 'first', ['y', 'x', 'a', 'b', 'c', 'd']],
    ['come before another', ['x'], { before: 'c' }, ['a', 'b', 'x', 'c', 'd']],
    ['come after another', ['x'], { after: 'c' }, ['a', 'b', 'c', 'x', 'd']],
    ['move when they are there', ['d', 'c'], { before: 'a' }, ['d', 'c', 'a', 'b']],
    ['move together with new ones', ['x', 'a'], { after: 'b' }, ['b', 'x', 'a', 'c', 'd']],
    ['stand there once', ['x', 'x'], 'last', ['a', 'b', 'c', 'd', 'x']],
  ])('%s', (_how, titles, spot, expected) => {
    expect(placeTitles(items, titles, spot)).toEqual(expected);
  });

  test.each<[Spot]>([[{ before: 'z' }], [{ after: 'x' }]])('rejects %j', (spot) => {
    expect(() => placeTitles(items, ['x'], spot)).toThrow('is not in the list');
  });

  test('removes every occurrence of a title', () => {
    expect(takeTitles(['a', 'b', 'a', 'c'], ['a'])).toEqual(['b', 'c']);
    expect(() => takeTitles(items, ['a', 'z'])).toThrow('z is not in the list');
  });
});
