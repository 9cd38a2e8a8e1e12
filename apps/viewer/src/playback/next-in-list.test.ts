import type { Card } from '@matinee/contract';
import { expect, test } from 'vitest';
import { lookOn } from './next-in-list.ts';

/** A list of which `b!` does not play for whoever watches; five titles are told at once. */
function list(...names: string[]) {
  const titles = names.map(
    (name): Card => ({
      id: name.replace('!', ''),
      type: 'VIDEO',
      title: name,
      accessLevel: name.endsWith('!') ? 'DENIED' : 'GRANTED',
    }),
  );
  const asked: string[] = [];
  const followingOf = async (after: string) => {
    asked.push(after);
    const at = titles.findIndex(({ id }) => id === after);
    return titles.slice(at + 1, at + 6);
  };
  return { asked, followingOf };
}

test.for<[names: string[], next: string | null, asked: string[]]>([
  [['a', 'b', 'c'], 'b', ['a']],
  [['a'], null, ['a']],
  [['a', 'b!', 'c'], 'c', ['a']],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!', 'g'], 'g', ['a', 'f']],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!'], null, ['a', 'f']],
  [['a', 'b!', 'c!', 'd!', 'e!'], null, ['a']],
])('in %j after a comes %s', async ([names, next, asked]) => {
  const told = list(...names);
  const place = await lookOn('a', told.followingOf);
  expect(place.next?.id ?? null).toBe(next);
  expect(told.asked).toEqual(asked);
  expect(place.following).toHaveLength(Math.min(5, names.length - 1));
});
