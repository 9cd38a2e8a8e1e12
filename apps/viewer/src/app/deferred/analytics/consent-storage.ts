// The viewer's choice in the consent dialog, stored in this browser.
import { getStorageKey } from '@matinee/rules';

export function readConsent(realm: string): boolean | null {
  try {
    const storedConsent = window.localStorage.getItem(getStorageKey(realm, 'analyticsConsent'));
    return storedConsent === null ? null : storedConsent === 'yes';
  } catch {
    return null;
  }
}

export function saveConsent(realm: string, consent: boolean): void {
  try {
    window.localStorage.setItem(getStorageKey(realm, 'analyticsConsent'), consent ? 'yes' : 'no');
  } catch {
    // Without storage, the next document shows the dialog again.
  }
}
