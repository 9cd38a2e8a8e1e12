import type { Card } from '@matinee/contract';
import { expect, test } from 'vitest';
import { groupByDay } from './group-by-day.ts';

const createWatchedTitle = (id: string, updatedAt: string): Card => ({
  id,
  type: 'VIDEO',
  title: id,
  accessLevel: 'GRANTED',
  watchProgress: { position: 1, duration: 2, finished: false, updatedAt },
});
const titles = [
  createWatchedTitle('a', '2027-03-02T01:30:00Z'),
  createWatchedTitle('b', '2027-03-01T23:30:00Z'),
  createWatchedTitle('c', '2027-03-01T10:00:00Z'),
];
const listDays = (zone: string) =>
  groupByDay(titles, zone).map(({ date, titles }) => [date, titles.map(({ id }) => id)]);

test('groups titles by day in the time zone of the viewer', () => {
  expect(listDays('UTC')).toEqual([
    ['2027-03-02', ['a']],
    ['2027-03-01', ['b', 'c']],
  ]);
  expect(listDays('America/New_York')).toEqual([['2027-03-01', ['a', 'b', 'c']]]);
  expect(listDays('Asia/Tokyo')).toEqual([
    ['2027-03-02', ['a', 'b']],
    ['2027-03-01', ['c']],
  ]);
});

test('returns no days for an empty history', () => {
  expect(groupByDay([], 'UTC')).toEqual([]);
});

test('leaves out a title without progress', () => {
  const removedTitle: Card = { id: 'd', type: 'VIDEO', title: 'd', accessLevel: 'GRANTED' };
  expect(groupByDay([removedTitle, ...titles.slice(0, 1)], 'UTC')).toEqual([
    { date: '2027-03-02', titles: titles.slice(0, 1) },
  ]);
});
