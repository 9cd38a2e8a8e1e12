// Whether video backgrounds play, and whether with sound: the account's preferences, or the choice in this browser.
import type { VideoBackgroundPreferences } from '@matinee/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useEnvironment } from '../../../shared/environment/environment.ts';
import {
  getVideoBackgroundPreferences,
  getVideoBackgroundStorageKey,
  readStoredObject,
  updateStoredObject,
} from '../../../shared/preferences/preferences.ts';
import { useSession } from '../../../shared/session/session.ts';

export type ChangeVideoBackgroundPreferences = (change: Partial<VideoBackgroundPreferences>) => void;

/** The server does not know the choice in the browser: it is read after hydration. */
export function useVideoBackgroundPreferences(): [
  VideoBackgroundPreferences,
  ChangeVideoBackgroundPreferences,
] {
  const environment = useEnvironment();
  const queryClient = useQueryClient();
  const { user, isGuest } = useSession();
  const key = getVideoBackgroundStorageKey(environment.realm.key);
  const [stored, setStored] = useState<Partial<VideoBackgroundPreferences>>({});
  useEffect(() => setStored(readStoredObject(key)), [key]);
  const changeVideoBackgroundPreferences = useCallback<ChangeVideoBackgroundPreferences>(
    (change) => {
      setStored((current) => ({ ...current, ...change }));
      updateStoredObject(key, change);
      if (!isGuest)
        void import('../../../shared/preferences/save-preferences.ts').then(({ changePreferences }) =>
          changePreferences(environment, queryClient, change),
        );
    },
    [key, isGuest, environment, queryClient],
  );
  return [getVideoBackgroundPreferences(user, stored), changeVideoBackgroundPreferences];
}
