import { expect, test } from 'vitest';
import {
  findNextInQueue,
  findPreviousInQueue,
  findStartingVideo,
  isQueuePlayable,
  type QueueTitle,
  shouldPlayPrevious,
} from './play-queue.ts';

const createTitle = (
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
  [[createTitle('b'), createTitle('c')], 'b'],
  [[createTitle('b', 'DENIED'), createTitle('c', 'GRANTED_ON_SIGN_IN'), createTitle('d')], 'd'],
  [[createTitle('a'), createTitle('b')], 'b'],
  [[createTitle('b', 'GRANTED', { type: 'SERIES' }), createTitle('c')], 'c'],
  [[createTitle('b', 'DENIED')], null],
])('findNextInQueue after the title a, with the following titles %j, returns %s', ([following, next]) => {
  expect(findNextInQueue('a', following)?.id ?? null).toBe(next);
});

test.for<[preceding: QueueTitle[], previous: string | null]>([
  [[], null],
  [[createTitle('y'), createTitle('z')], 'z'],
  [[createTitle('x'), createTitle('y', 'DENIED'), createTitle('z', 'GRANTED_ON_SIGN_IN')], 'x'],
  [[createTitle('z'), createTitle('a')], 'z'],
  [[createTitle('y', 'GEOBLOCKED')], null],
])(
  'findPreviousInQueue before the title a, with the preceding titles %j, returns %s',
  ([preceding, previous]) => {
    expect(findPreviousInQueue('a', preceding)?.id ?? null).toBe(previous);
  },
);

test.for<[titles: QueueTitle[], first: string | null]>([
  [[createTitle('a'), createTitle('b')], 'a'],
  [[createTitle('a', 'DENIED'), createTitle('b', 'GRANTED_ON_SIGN_IN'), createTitle('c')], 'c'],
  [[createTitle('a', 'GEOBLOCKED'), createTitle('b', 'DENIED'), createTitle('c', 'GRANTED_ON_SIGN_IN')], 'c'],
  [[createTitle('a', 'GEOBLOCKED'), createTitle('b', 'DENIED')], 'b'],
  [[createTitle('a', 'GRANTED', { contentContext: 'UPCOMING' }), createTitle('b')], 'b'],
  [[createTitle('a', 'GRANTED', { contentContext: 'UPCOMING' })], 'a'],
  [[createTitle('a', 'GRANTED', { type: 'SERIES' }), createTitle('b')], 'b'],
  [[createTitle('a', 'GRANTED', { type: 'SERIES' })], null],
  [[], null],
])('findStartingVideo of %j returns %s', ([titles, first]) => {
  expect(findStartingVideo(titles)?.id ?? null).toBe(first);
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
