import { expect, test } from 'vitest';
import {
  findFirstInQueue,
  findNextInQueue,
  findPreviousInQueue,
  isQueuePlayable,
  type QueueTitle,
  shouldPlayPrevious,
} from './play-queue.ts';

const title = (
  id: string,
  accessLevel: QueueTitle['accessLevel'] = 'GRANTED',
  overrides: Partial<QueueTitle> = {},
): QueueTitle => ({ id, type: 'VIDEO', accessLevel, ...overrides });

test.for<
  [type: string, level: QueueTitle['accessLevel'], context: QueueTitle['contentContext'], expected: boolean]
>([
  ['VIDEO', 'GRANTED', undefined, true],
  ['SEASON_VIDEO', 'GRANTED', undefined, true],
  ['VOD', 'GRANTED', undefined, true],
  ['VIDEO', 'GRANTED', 'LIVE', true],
  ['VIDEO', 'GRANTED', 'UPCOMING', false],
  ['VIDEO', 'GRANTED_ON_SIGN_IN', undefined, false],
  ['VIDEO', 'DENIED', undefined, false],
  ['VIDEO', 'GEOBLOCKED', undefined, false],
  ['SERIES', 'GRANTED', undefined, false],
  ['PLAYLIST', 'GRANTED', undefined, false],
  ['LIVE_EVENT', 'GRANTED', undefined, false],
])(
  'isQueuePlayable for %s with access %s and context %s is %s',
  ([type, accessLevel, contentContext, expected]) => {
    expect(isQueuePlayable({ id: 'a', type, accessLevel, contentContext })).toBe(expected);
  },
);

test.for<[following: QueueTitle[], next: string | null]>([
  [[], null],
  [[title('b'), title('c')], 'b'],
  [[title('b', 'DENIED'), title('c', 'GRANTED_ON_SIGN_IN'), title('d')], 'd'],
  [[title('a'), title('b')], 'b'],
  [[title('b', 'GRANTED', { type: 'SERIES' }), title('c')], 'c'],
  [[title('b', 'DENIED')], null],
])('findNextInQueue after a with following titles %j returns %s', ([following, next]) => {
  expect(findNextInQueue('a', following)?.id ?? null).toBe(next);
});

test.for<[preceding: QueueTitle[], previous: string | null]>([
  [[], null],
  [[title('y'), title('z')], 'z'],
  [[title('x'), title('y', 'DENIED'), title('z', 'GRANTED_ON_SIGN_IN')], 'x'],
  [[title('z'), title('a')], 'z'],
  [[title('y', 'GEOBLOCKED')], null],
])('findPreviousInQueue before a with preceding titles %j returns %s', ([preceding, previous]) => {
  expect(findPreviousInQueue('a', preceding)?.id ?? null).toBe(previous);
});

test.for<[titles: QueueTitle[], first: string | null]>([
  [[title('a'), title('b')], 'a'],
  [[title('a', 'DENIED'), title('b', 'GRANTED_ON_SIGN_IN'), title('c')], 'c'],
  [[title('a', 'GEOBLOCKED'), title('b', 'DENIED'), title('c', 'GRANTED_ON_SIGN_IN')], 'c'],
  [[title('a', 'GEOBLOCKED'), title('b', 'DENIED')], 'b'],
  [[title('a', 'GRANTED', { contentContext: 'UPCOMING' }), title('b')], 'b'],
  [[title('a', 'GRANTED', { contentContext: 'UPCOMING' })], 'a'],
  [[title('a', 'GRANTED', { type: 'SERIES' }), title('b')], 'b'],
  [[title('a', 'GRANTED', { type: 'SERIES' })], null],
  [[], null],
])('findFirstInQueue of %j returns %s', ([titles, first]) => {
  expect(findFirstInQueue(titles)?.id ?? null).toBe(first);
});

test.each([
  [0, true],
  [4.9, true],
  [5, false],
  [3600, false],
  [Number.NaN, true],
])('shouldPlayPrevious at %d seconds is %s', (position, expected) => {
  expect(shouldPlayPrevious(position)).toBe(expected);
});
