// The viewer's player preferences in local storage.
import type { PlayerPreferences } from '@matinee/player';

const getPreferencesKey = (realmKey: string) => `${realmKey}.player`;

export function readPreferences(realmKey: string): Partial<PlayerPreferences> {
  try {
    const storedPreferences: unknown = JSON.parse(
      window.localStorage.getItem(getPreferencesKey(realmKey)) ?? '{}',
    );
    return typeof storedPreferences === 'object' && storedPreferences !== null ? storedPreferences : {};
  } catch {
    return {};
  }
}

export function savePreferences(realmKey: string, change: Partial<PlayerPreferences>): void {
  try {
    window.localStorage.setItem(
      getPreferencesKey(realmKey),
      JSON.stringify({ ...readPreferences(realmKey), ...change }),
    );
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}
