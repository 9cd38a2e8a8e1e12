// The viewer's choice in the consent notice, stored in this browser.
import { getStorageKey } from '@matinee/rules';

export function readConsent(realmKey: string): boolean | null {
  try {
    const storedConsent = window.localStorage.getItem(getStorageKey(realmKey, 'analyticsConsent'));
    return storedConsent === null ? null : storedConsent === 'yes';
  } catch {
    return null;
  }
}

export function saveConsent(realmKey: string, consent: boolean): void {
  try {
    window.localStorage.setItem(getStorageKey(realmKey, 'analyticsConsent'), consent ? 'yes' : 'no');
  } catch {
    // Without storage, the next document shows the consent notice again.
  }
}
