// Saves preferences with the account. They take effect at once; if saving fails, the previous preferences return.
import { normalisePreferences, type Preferences, SUBTITLES_OFF } from '@matinee/rules';
import type { QueryClient } from '@tanstack/react-query';
import type { Environment } from '../environment/environment.ts';
import { getUser, setUser } from '../session/session.ts';
import { getPlayerStorageKey, getVideoBackgroundStorageKey, readStoredObject } from './preferences.ts';

/** The preferences that this browser stores. */
export function readBrowserPreferences(realmKey: string): Preferences {
  const { subtitleLanguage, ...playerPreferences } = readStoredObject<{ subtitleLanguage: string | null }>(
    getPlayerStorageKey(realmKey),
  );
  return normalisePreferences({
    ...readStoredObject(getVideoBackgroundStorageKey(realmKey)),
    ...playerPreferences,
    subTitleLanguage: subtitleLanguage === null ? SUBTITLES_OFF : subtitleLanguage,
  });
}

/** Replaces all preferences of the account. */
export async function savePreferences(
  { caller }: Pick<Environment, 'caller'>,
  queryClient: QueryClient,
  preferences: Preferences,
): Promise<Preferences> {
  const previousUser = getUser(queryClient);
  const setPreferences = (newPreferences: Preferences | undefined) => {
    const user = getUser(queryClient);
    if (user && user.id === previousUser?.id) setUser(queryClient, { ...user, preferences: newPreferences });
  };
  setPreferences(preferences);
  try {
    return await caller.call('putPreferences', { body: preferences });
  } catch (error) {
    setPreferences(previousUser?.preferences);
    throw error;
  }
}

/** Changes some preferences of the account. An account without preferences also receives those of this browser. */
export async function changePreferences(
  { caller, realm }: Pick<Environment, 'caller' | 'realm'>,
  queryClient: QueryClient,
  change: Preferences,
): Promise<void> {
  const preferences = getUser(queryClient)?.preferences ?? readBrowserPreferences(realm.key);
  await savePreferences({ caller }, queryClient, { ...preferences, ...change }).catch((error: unknown) =>
    console.warn('The preferences were not saved', error),
  );
}
