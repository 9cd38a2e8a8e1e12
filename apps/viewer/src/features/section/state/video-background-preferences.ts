// Whether video backgrounds play, and with sound, as the viewer chose in this browser.
import type { BackgroundPreferences } from '@matinee/rules';
import { getStorageKey } from '@matinee/rules';
import { useCallback, useEffect, useState } from 'react';

const defaultPreferences: BackgroundPreferences = {
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

export type ChangeBackground = (change: Partial<BackgroundPreferences>) => void;

/** The server does not know the choice: it is read after hydration. */
export function useBackgroundPreferences(realm: string): [BackgroundPreferences, ChangeBackground] {
  const [preferences, setPreferences] = useState(defaultPreferences);
  useEffect(() => setPreferences(read(realm)), [realm]);
  const change = useCallback<ChangeBackground>(
    (changes) =>
      setPreferences((current) => {
        const next = { ...current, ...changes };
        save(realm, next);
        return next;
      }),
    [realm],
  );
  return [preferences, change];
}

function read(realm: string): BackgroundPreferences {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(preferencesKey(realm)) ?? '{}');
    return { ...defaultPreferences, ...(typeof stored === 'object' ? stored : {}) };
  } catch {
    return defaultPreferences;
  }
}

function save(realm: string, preferences: BackgroundPreferences): void {
  try {
    window.localStorage.setItem(preferencesKey(realm), JSON.stringify(preferences));
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}

const preferencesKey = (realm: string) => getStorageKey(realm, 'movingBackground');
