export type StorageKeyName =
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

/** Name of a value in the browser's storage; realms on one origin do not see each other's. */
export function storageKey(realm: string, name: StorageKeyName): string {
  return `${realm}.${name}`;
}
