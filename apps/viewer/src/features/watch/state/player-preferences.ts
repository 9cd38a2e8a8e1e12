// The viewer's player preferences in local storage.
import type { PlayerPreferences } from '@matinee/player';

const getPreferencesKey = (realm: string) => `${realm}.player`;

export function readPreferences(realm: string): Partial<PlayerPreferences> {
  try {
    const storedPreferences: unknown = JSON.parse(
      window.localStorage.getItem(getPreferencesKey(realm)) ?? '{}',
    );
    return typeof storedPreferences === 'object' && storedPreferences !== null ? storedPreferences : {};
  } catch {
    return {};
  }
}

export function savePreferences(realm: string, change: Partial<PlayerPreferences>): void {
  try {
    window.localStorage.setItem(
      getPreferencesKey(realm),
      JSON.stringify({ ...readPreferences(realm), ...change }),
    );
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}
