export const preferenceTextKeys = [
  'preferencesAudio',
  'preferencesAutoAdvance',
  'preferencesBackgroundAudio',
  'preferencesBackgroundVideo',
  'preferencesDefaultAudio',
  'preferencesFailed',
  'preferencesLanguage',
  'preferencesLanguagesTitle',
  'preferencesPlaybackTitle',
  'preferencesSave',
  'preferencesSaved',
  'preferencesSignInText',
  'preferencesSubtitles',
  'preferencesText',
] as const;

export type PreferenceTextKey = (typeof preferenceTextKeys)[number];
