import type { Card } from '@matinee/contract';
import { expect, test } from 'vitest';
import { findListNeighbours } from './list-neighbours.ts';
import { findPreviousTitle, isPreviousBeyondAdjacent } from './previous-in-list.ts';

/** A list in which titles marked `!` do not play for this viewer. It records the requests. */
function createFakeList(...names: string[]) {
  const titles = names.map(
    (name): Card => ({
      id: name.replace('!', ''),
      type: 'VIDEO',
      title: name,
      accessLevel: name.endsWith('!') ? 'DENIED' : 'GRANTED',
    }),
  );
  const requests: string[] = [];
  const fetchAdjacent = async (titleId: string, size: number) => {
    requests.push(`${size} around ${titleId}`);
    const index = titles.findIndex(({ id }) => id === titleId);
    return {
      preceding: titles.slice(Math.max(0, index - size), index),
      following: titles.slice(index + 1, index + 1 + size),
    };
  };
  return { requests, fetchAdjacent };
}

test.for<[names: string[], next: string | null, requests: string[]]>([
  [['a', 'b', 'c'], 'b', ['5 around a']],
  [['a'], null, ['5 around a']],
  [['a', 'b!', 'c'], 'c', ['5 around a']],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!', 'g'], 'g', ['5 around a', '3 around f']],
  [
    ['a', 'b!', 'c!', 'd!', 'e!', 'f!', 'g!', 'h!', 'i!', 'j'],
    'j',
    ['5 around a', '3 around f', '3 around i'],
  ],
  [['a', 'b!', 'c!', 'd!', 'e!', 'f!'], null, ['5 around a', '3 around f']],
  [['a', 'b!', 'c!', 'd!', 'e!'], null, ['5 around a']],
])('in %j the next title after a is %s', async ([names, expectedId, requests]) => {
  const fakeList = createFakeList(...names);
  const neighbours = await findListNeighbours('a', fakeList.fetchAdjacent, 3);
  expect(neighbours.next?.id ?? null).toBe(expectedId);
  expect(fakeList.requests).toEqual(requests);
  expect(neighbours.following).toHaveLength(Math.min(5, names.length - 1));
});

/** A list of `a`, then `count` titles that do not play, then `z`. */
const createListWithUnplayable = (count: number) => [
  'a',
  ...Array.from({ length: count }, (_, index) => `x${index}!`),
  'z',
];

test.for<[names: string[], previous: string | null, requests: string[]]>([
  [['x', 'y', 'z'], 'y', []],
  [['z'], null, []],
  [['x', 'y!', 'z'], 'x', []],
  [['q', 'r', 't!', 'u!', 'v!', 'x!', 'y!', 'z'], 'r', ['3 around t']],
  [['t!', 'u!', 'v!', 'x!', 'y!', 'z'], null, ['3 around t']],
  [
    createListWithUnplayable(18),
    'a',
    ['3 around x13', '3 around x10', '3 around x7', '3 around x4', '3 around x1'],
  ],
  // The search stops after five requests.
  [
    createListWithUnplayable(20),
    null,
    ['3 around x15', '3 around x12', '3 around x9', '3 around x6', '3 around x3'],
  ],
])('in %j the previous title before z is %s', async ([names, expectedId, requests]) => {
  const fakeList = createFakeList(...names);
  const { preceding } = await fakeList.fetchAdjacent('z', 5);
  fakeList.requests.length = 0;
  const currentTitle = { id: 'z', preceding };
  const previousTitle = await findPreviousTitle(currentTitle, fakeList.fetchAdjacent, 3);
  expect(previousTitle?.id ?? null).toBe(expectedId);
  expect(fakeList.requests).toEqual(requests);
  expect(isPreviousBeyondAdjacent(currentTitle)).toBe(requests.length > 0);
});

test('returns the next title without requesting earlier pages', async () => {
  const fakeList = createFakeList(...createListWithUnplayable(20), 'next');
  const neighbours = await findListNeighbours('z', fakeList.fetchAdjacent, 3);
  expect(neighbours.next?.id).toBe('next');
  expect(fakeList.requests).toEqual(['5 around z']);
});
