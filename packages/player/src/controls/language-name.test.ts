import { describe, expect, test } from 'vitest';
import { getLanguageName } from './language-name.ts';

describe('getLanguageName', () => {
  test('returns the name in the viewer’s language', () => {
    expect(getLanguageName('ar', 'en')).toBe('Arabic');
    expect(getLanguageName('en', 'ar')).toBe('الإنجليزية');
  });

  test('returns null for an undetermined or empty language', () => {
    expect(getLanguageName('und', 'en')).toBeNull();
    expect(getLanguageName('', 'en')).toBeNull();
  });

  test('returns the tag itself when it is invalid', () => {
    expect(getLanguageName('not a language', 'en')).toBe('not a language');
  });
});
