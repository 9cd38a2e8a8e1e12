import type { Card } from '@matinee/contract';
import { expect, test } from 'vitest';
import { lookOn } from './next-in-list.ts';

/** A list of which `b!` does not play for whoever watches. */
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
  const followingOf = async (after: string, size: number) => {
    asked.push(`${size} after ${after}`);
    const at = titles.findIndex(({ id }) => id === after);
    return titles.slice(at + 1, at + 1 + size);
  };
  return { asked, followingOf };
}

test.for<[names: string[], next: string | null, asked: string[]]>([
  [['a', 'b', 'c'], 'b', ['5 after a']],
  [['a'], null, ['5 after a']],
  [['a', 'b!', 'c'], 'c', ['5 after a']],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!', 'g'], 'g', ['5 after a', '3 after f']],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!', 'g!', 'h!', 'i!', 'j'], 'j', ['5 after a', '3 after f', '3 after i']],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!'], null, ['5 after a', '3 after f']],
  [['a', 'b!', 'c!', 'd!', 'e!'], null, ['5 after a']],
])('in %j after a comes %s', async ([names, next, asked]) => {
  const told = list(...names);
  const place = await lookOn('a', told.followingOf, 3);
  expect(place.next?.id ?? null).toBe(next);
  expect(told.asked).toEqual(asked);
  expect(place.following).toHaveLength(Math.min(5, names.length - 1));
});
