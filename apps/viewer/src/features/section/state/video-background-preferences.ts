// The viewer's choice in this browser: whether video backgrounds play, and whether with sound.
import type { BackgroundPreferences } from '@matinee/rules';
import { getStorageKey } from '@matinee/rules';
import { useCallback, useEffect, useState } from 'react';

const defaultPreferences: BackgroundPreferences = {
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

export type ChangePreferences = (change: Partial<BackgroundPreferences>) => void;

/** The server does not know the choice: it is read after hydration. */
export function useBackgroundPreferences(realmKey: string): [BackgroundPreferences, ChangePreferences] {
  const [preferences, setPreferences] = useState(defaultPreferences);
  useEffect(() => setPreferences(readPreferences(realmKey)), [realmKey]);
  const changePreferences = useCallback<ChangePreferences>(
    (changes) =>
      setPreferences((current) => {
        const newPreferences = { ...current, ...changes };
        savePreferences(realmKey, newPreferences);
        return newPreferences;
      }),
    [realmKey],
  );
  return [preferences, changePreferences];
}

function readPreferences(realmKey: string): BackgroundPreferences {
  try {
    const storedPreferences: unknown = JSON.parse(
      window.localStorage.getItem(getPreferencesKey(realmKey)) ?? '{}',
    );
    return { ...defaultPreferences, ...(typeof storedPreferences === 'object' ? storedPreferences : {}) };
  } catch {
    return defaultPreferences;
  }
}

function savePreferences(realmKey: string, preferences: BackgroundPreferences): void {
  try {
    window.localStorage.setItem(getPreferencesKey(realmKey), JSON.stringify(preferences));
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}

const getPreferencesKey = (realmKey: string) => getStorageKey(realmKey, 'movingBackground');
