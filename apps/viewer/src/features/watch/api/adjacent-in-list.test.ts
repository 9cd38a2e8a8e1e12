import type { Card } from '@matinee/contract';
import { expect, test } from 'vitest';
import { findNext } from './next-in-list.ts';
import { findPrevious, isBeyondAdjacent } from './previous-in-list.ts';

/** A list whose titles marked `!` do not play for this viewer. */
function list(...names: string[]) {
  const titles = names.map(
    (name): Card => ({
      id: name.replace('!', ''),
      type: 'VIDEO',
      title: name,
      accessLevel: name.endsWith('!') ? 'DENIED' : 'GRANTED',
    }),
  );
  const requests: string[] = [];
  const fetchAdjacent = async (title: string, size: number) => {
    requests.push(`${size} beside ${title}`);
    const at = titles.findIndex(({ id }) => id === title);
    return {
      preceding: titles.slice(Math.max(0, at - size), at),
      following: titles.slice(at + 1, at + 1 + size),
    };
  };
  return { asked: requests, besideOf: fetchAdjacent };
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
])('in %j the next title after a is %s', async ([names, next, requests]) => {
  const told = list(...names);
  const place = await findNext('a', told.besideOf, 3);
  expect(place.next?.id ?? null).toBe(next);
  expect(told.asked).toEqual(requests);
  expect(place.following).toHaveLength(Math.min(5, names.length - 1));
});

/** `z` after titles that do not play. */
const behind = (count: number) => ['a', ...Array.from({ length: count }, (_, index) => `x${index}!`), 'z'];

test.for<[names: string[], previous: string | null, asked: string[]]>([
  [['x', 'y', 'z'], 'y', []],
  [['z'], null, []],
  [['x', 'y!', 'z'], 'x', []],
  [['q', 'r', 't!', 'u!', 'v!', 'x!', 'y!', 'z'], 'r', ['3 beside t']],
  [['t!', 'u!', 'v!', 'x!', 'y!', 'z'], null, ['3 beside t']],
  [behind(18), 'a', ['3 beside x13', '3 beside x10', '3 beside x7', '3 beside x4', '3 beside x1']],
  // Five requests at most.
  [behind(20), null, ['3 beside x15', '3 beside x12', '3 beside x9', '3 beside x6', '3 beside x3']],
])('in %j the previous title before z is %s', async ([names, previous, requests]) => {
  const told = list(...names);
  const { preceding } = await told.besideOf('z', 5);
  told.asked.length = 0;
  const here = { id: 'z', preceding };
  const found = await findPrevious(here, told.besideOf, 3);
  expect(found?.id ?? null).toBe(previous);
  expect(told.asked).toEqual(requests);
  expect(isBeyondAdjacent(here)).toBe(requests.length > 0);
});

test('returns the next title without requesting earlier pages', async () => {
  const told = list(...behind(20), 'next');
  const place = await findNext('z', told.besideOf, 3);
  expect(place.next?.id).toBe('next');
  expect(told.asked).toEqual(['5 beside z']);
});
