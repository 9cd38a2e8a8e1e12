type StorageKeyName =
  | 'authToken'
  | 'refreshToken'
  | 'selectedLanguage'
  | 'signUpRehydrate'
  | 'authResource'
  | 'authRequestor'
  | 'authRedirect'
  | 'analyticsConsent'
  | 'previewDraft'
  | 'recentSearches'
  | 'movingBackground';

/**
 * Returns the web storage key of a value. It contains the realm, because realms may share an origin, and the
 * profile for personal values.
 */
export function getStorageKey(realmKey: string, name: StorageKeyName, profile?: string): string {
  return [realmKey, name, profile].filter((part) => part !== undefined).join('.');
}
