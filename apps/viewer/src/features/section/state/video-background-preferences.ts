// Whether backgrounds move and sound, as somebody chose; kept in the browser.
import type { BackgroundPreferences } from '@matinee/rules';
import { storageKey } from '@matinee/rules';
import { useCallback, useEffect, useState } from 'react';

const unlessChosen: BackgroundPreferences = {
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

export type ChangeBackground = (change: Partial<BackgroundPreferences>) => void;

/** The server does not know what was chosen: it is read once the page is there. */
export function useBackgroundPreferences(realm: string): [BackgroundPreferences, ChangeBackground] {
  const [preferences, setPreferences] = useState(unlessChosen);
  useEffect(() => setPreferences(read(realm)), [realm]);
  const change = useCallback<ChangeBackground>(
    (changed) =>
      setPreferences((known) => {
        const next = { ...known, ...changed };
        save(realm, next);
        return next;
      }),
    [realm],
  );
  return [preferences, change];
}

function read(realm: string): BackgroundPreferences {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(nameOf(realm)) ?? '{}');
    return { ...unlessChosen, ...(typeof stored === 'object' ? stored : {}) };
  } catch {
    return unlessChosen;
  }
}

function save(realm: string, preferences: BackgroundPreferences): void {
  try {
    window.localStorage.setItem(nameOf(realm), JSON.stringify(preferences));
  } catch {
    // Storage is full or refused: the choice holds until the page is left.
  }
}

const nameOf = (realm: string) => storageKey(realm, 'movingBackground');
