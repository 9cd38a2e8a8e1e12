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
 * Name of a value in the browser's storage; realms on one origin do not see each other's, and what belongs to one of
 * those who share a browser has their profile in it.
 */
export function getStorageKey(realm: string, name: StorageKeyName, profile?: string): string {
  return [realm, name, profile].filter((part) => part !== undefined).join('.');
}
