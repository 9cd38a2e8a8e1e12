import { expect, test } from 'vitest';
import { calculateWatchProgress, createInitialState, createTitleState } from './state.ts';

test('a player begins muted at full volume, granted, advancing by itself', () => {
  expect(createInitialState()).toMatchObject({
    accessLevel: 'GRANTED',
    volume: 100,
    nextVolume: 100,
    muted: true,
    autoAdvance: true,
    subtitles: null,
    status: 'idle',
    id: null,
  });
});

test('preferences replace the defaults', () => {
  const preferences = { muted: false, volume: 30, subtitleLanguage: 'ar', audioLanguage: 'en', rate: 1.5 };
  expect(createInitialState(preferences)).toMatchObject({
    muted: false,
    volume: 30,
    subtitles: 'ar',
    audioPreferences: { language: 'en' },
    rate: 1.5,
  });
});

test('a title that is resumed shows its place before it plays', () => {
  const resumed = createTitleState({ id: 'a', title: 'A', sources: [], startAt: 30, duration: 120 });
  expect(resumed).toMatchObject({ position: 30, currentTime: 30, watchProgress: 0.25 });
});

test('progress is a share, and nothing while the length is unknown', () => {
  expect(calculateWatchProgress(50, 200)).toBe(0.25);
  expect(calculateWatchProgress(500, 200)).toBe(1);
  expect(calculateWatchProgress(10, 0)).toBe(0);
  expect(calculateWatchProgress(10, Number.POSITIVE_INFINITY)).toBe(0);
});
