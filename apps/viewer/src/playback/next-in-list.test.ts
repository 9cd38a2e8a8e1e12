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
  const besideOf = async (title: string, size: number) => {
    asked.push(`${size} beside ${title}`);
    const at = titles.findIndex(({ id }) => id === title);
    return {
      preceding: titles.slice(Math.max(0, at - size), at),
      following: titles.slice(at + 1, at + 1 + size),
    };
  };
  return { asked, besideOf };
}

test.for<[names: string[], next: string | null, asked: string[]]>([
  [['a', 'b', 'c'], 'b', ['5 beside a']],
  [['a'], null, ['5 beside a']],
  [['a', 'b!', 'c'], 'c', ['5 beside a']],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!', 'g'], 'g', ['5 beside a', '3 beside f']],
  [
    ['a', 'b!', 'c!', 'd!', 'e!', 'f!', 'g!', 'h!', 'i!', 'j'],
    'j',
    ['5 beside a', '3 beside f', '3 beside i'],
  ],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!'], null, ['5 beside a', '3 beside f']],
  [['a', 'b!', 'c!', 'd!', 'e!'], null, ['5 beside a']],
])('in %j after a comes %s', async ([names, next, asked]) => {
  const told = list(...names);
  const place = await lookOn('a', told.besideOf, 3);
  expect(place.next?.id ?? null).toBe(next);
  expect(told.asked).toEqual(asked);
  expect(place.following).toHaveLength(Math.min(5, names.length - 1));
});

test.for<[names: string[], previous: string | null, asked: string[]]>([
  [['x', 'y', 'z'], 'y', ['5 beside z']],
  [['z'], null, ['5 beside z']],
  [['x', 'y!', 'z'], 'x', ['5 beside z']],
  [['q', 'r', 't!', 'u!', 'v!', 'x!', 'y!', 'z'], 'r', ['5 beside z', '3 beside t']],
  [['t!', 'u!', 'v!', 'x!', 'y!', 'z'], null, ['5 beside z', '3 beside t']],
])('in %j before z comes %s', async ([names, previous, asked]) => {
  const told = list(...names);
  const place = await lookOn('z', told.besideOf, 3);
  expect(place.previous?.id ?? null).toBe(previous);
  expect(told.asked).toEqual(asked);
});
