import { expect, test } from 'vitest';
import { readVideoPageParams } from './video-page.ts';

const read = (params: Record<string, string>, query: string) =>
  readVideoPageParams(params, new URLSearchParams(query));

test('event, season and playlist come from the path or from the query, the path first', () => {
  expect(read({ eventId: '1' }, 'eventId=2&seasonId=3&playlistId=4')).toMatchObject({
    eventId: '1',
    seasonId: '3',
    playlistId: '4',
  });
  expect(read({}, 'eventId=2').eventId).toBe('2');
  expect(read({}, '').eventId).toBeNull();
});

test('the start is whole seconds, under either name', () => {
  expect(read({}, 'start=90').start).toBe(90);
  expect(read({}, 'progress=90').start).toBe(90);
  expect(read({}, 'start=0').start).toBe(0);
  for (const bad of ['start=-1', 'start=1.5', 'start=abc', 'start=', 'start=1e9', '']) {
    expect(read({}, bad).start).toBeNull();
  }
});

test('the interstitial is asked for by true alone', () => {
  expect(read({}, 'showInterstitial=true').showInterstitial).toBe(true);
  expect(read({}, 'showInterstitial=1').showInterstitial).toBe(false);
});
