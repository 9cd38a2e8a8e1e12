export const preferenceTextKeys = [
  'preferencesAudio',
  'preferencesAutoAdvance',
  'preferencesBackgroundAudio',
  'preferencesBackgroundVideo',
  'preferencesFailed',
  'preferencesLanguage',
  'preferencesLanguagesTitle',
  'preferencesOriginalAudio',
  'preferencesPlaybackTitle',
  'preferencesSave',
  'preferencesSaved',
  'preferencesSignInText',
  'preferencesSubtitles',
  'preferencesText',
] as const;

export type PreferenceTextKey = (typeof preferenceTextKeys)[number];
