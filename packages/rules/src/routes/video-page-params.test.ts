import { expect, test } from 'vitest';
import { readVideoPageParams } from './video-page-params.ts';

const readParams = (params: Record<string, string>, query: string) =>
  readVideoPageParams(params, new URLSearchParams(query));

test('reads event, season and playlist from the path, else from the query', () => {
  expect(readParams({ eventId: '1' }, 'eventId=2&seasonId=3&playlistId=4')).toMatchObject({
    eventId: '1',
    seasonId: '3',
    playlistId: '4',
  });
  expect(readParams({}, 'eventId=2').eventId).toBe('2');
  expect(readParams({}, '').eventId).toBeNull();
});

test('reads the start as whole seconds, from start or progress', () => {
  expect(readParams({}, 'start=90').start).toBe(90);
  expect(readParams({}, 'progress=90').start).toBe(90);
  expect(readParams({}, 'start=0').start).toBe(0);
  for (const invalidQuery of ['start=-1', 'start=1.5', 'start=abc', 'start=', 'start=1e9', '']) {
    expect(readParams({}, invalidQuery).start).toBeNull();
  }
});

test('sets showInterstitial only for the value true', () => {
  expect(readParams({}, 'showInterstitial=true').showInterstitial).toBe(true);
  expect(readParams({}, 'showInterstitial=1').showInterstitial).toBe(false);
});
