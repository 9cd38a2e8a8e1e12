import type { SessionUser } from '@matinee/contract';
import type { Preferences } from '@matinee/rules';
import { beforeEach, expect, test } from 'vitest';
import { readPlayerPreferences, storePlayerPreferences, toAccountPreferences } from './player-preferences.ts';

const createUser = (preferences: Preferences) => ({ id: 'ada', isGuest: false, preferences }) as SessionUser;

beforeEach(() => {
  window.localStorage.clear();
  storePlayerPreferences('lantern', {
    volume: 40,
    audioLanguage: 'en',
    subtitleLanguage: 'en',
    autoAdvance: false,
  });
});

test('the preferences of guests are those that the browser stores', () => {
  const stored = { volume: 40, audioLanguage: 'en', subtitleLanguage: 'en', autoAdvance: false };
  expect(readPlayerPreferences('lantern', null)).toEqual(stored);
});

test.each<[Preferences, object]>([
  [{}, { audioLanguage: null, subtitleLanguage: null, autoAdvance: true }],
  [
    { audioLanguage: 'es', subTitleLanguage: 'pt', autoAdvance: false },
    { audioLanguage: 'es', subtitleLanguage: 'pt', autoAdvance: false },
  ],
  [{ subTitleLanguage: 'off' }, { audioLanguage: null, subtitleLanguage: null, autoAdvance: true }],
])('the preferences %j of an account replace all but the sound of the browser', (preferences, expected) => {
  expect(readPlayerPreferences('lantern', createUser(preferences))).toEqual({ volume: 40, ...expected });
});

test.each([
  [{ volume: 10, muted: true, rate: 2 }, undefined],
  [{ autoAdvance: false }, { autoAdvance: false }],
  [{ audioLanguage: 'es' }, { audioLanguage: 'es' }],
  [{ subtitleLanguage: 'es' }, { subTitleLanguage: 'es' }],
  [{ subtitleLanguage: null }, { subTitleLanguage: 'off' }],
])('toAccountPreferences returns for the change %j the preferences %j', (change, expected) => {
  expect(toAccountPreferences(change)).toEqual(expected);
});
