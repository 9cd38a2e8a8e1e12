// What somebody has answered in this browser when asked whether what they do may be told.
import { getStorageKey } from '@matinee/rules';

export function readConsent(realm: string): boolean | null {
  try {
    const kept = window.localStorage.getItem(getStorageKey(realm, 'analyticsConsent'));
    return kept === null ? null : kept === 'yes';
  } catch {
    return null;
  }
}

export function saveConsent(realm: string, answer: boolean): void {
  try {
    window.localStorage.setItem(getStorageKey(realm, 'analyticsConsent'), answer ? 'yes' : 'no');
  } catch {
    // A browser that stores nothing is asked again on the next page.
  }
}
