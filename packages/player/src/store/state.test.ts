import { expect, test } from 'vitest';
import { calculateWatchProgress, createInitialState, createTitleState } from './state.ts';

test('createInitialState starts muted at full volume with access and auto-advance', () => {
  expect(createInitialState()).toMatchObject({
    accessLevel: 'GRANTED',
    volume: 100,
    volumeAfterUnmute: 100,
    muted: true,
    autoAdvance: true,
    subtitleLanguage: null,
    status: 'idle',
    id: null,
  });
});

test('createInitialState applies preferences over the defaults', () => {
  const preferences = { muted: false, volume: 30, subtitleLanguage: 'ar', audioLanguage: 'en', rate: 1.5 };
  expect(createInitialState(preferences)).toMatchObject({
    muted: false,
    volume: 30,
    subtitleLanguage: 'ar',
    audioPreferences: { language: 'en' },
    rate: 1.5,
  });
});

test('createTitleState starts at the resume position before playback', () => {
  const resumed = createTitleState({ id: 'a', title: 'A', sources: [], startAt: 30, duration: 120 });
  expect(resumed).toMatchObject({ position: 30, currentTime: 30, watchProgress: 0.25 });
});

test('calculateWatchProgress returns a fraction, and 0 for an unknown duration', () => {
  expect(calculateWatchProgress(50, 200)).toBe(0.25);
  expect(calculateWatchProgress(500, 200)).toBe(1);
  expect(calculateWatchProgress(10, 0)).toBe(0);
  expect(calculateWatchProgress(10, Number.POSITIVE_INFINITY)).toBe(0);
});
