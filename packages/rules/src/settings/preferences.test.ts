import { expect, test } from 'vitest';
import { normalisePreferences, SUBTITLES_OFF } from './preferences.ts';

test('normalisePreferences keeps every preference', () => {
  const preferences = {
    language: 'es',
    subTitleLanguage: SUBTITLES_OFF,
    audioLanguage: 'pt',
    autoAdvance: false,
    videoBackgroundAutoPlay: true,
    videoBackgroundAutoPlayAudio: false,
  };
  expect(normalisePreferences(preferences)).toEqual(preferences);
});

test('normalisePreferences drops empty, null and unknown values', () => {
  const input = {
    language: '',
    audioLanguage: null,
    subTitleLanguage: undefined,
    autoAdvance: '',
    role: 'ADMIN',
  };
  expect(normalisePreferences(input)).toEqual({});
  expect(normalisePreferences({ language: true, autoAdvance: 'yes' })).toEqual({});
});

test('normalisePreferences turns the texts true and false into booleans', () => {
  expect(normalisePreferences({ autoAdvance: 'true', videoBackgroundAutoPlay: 'false' })).toEqual({
    autoAdvance: true,
    videoBackgroundAutoPlay: false,
  });
});
