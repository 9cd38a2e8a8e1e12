// The player's preferences. The browser stores sound and speed. The account stores languages and automatic playback; for
// guests the browser stores these too.
import type { SessionUser } from '@matinee/contract';
import type { PlayerPreferences } from '@matinee/player';
import { type Preferences, SUBTITLES_OFF } from '@matinee/rules';
import {
  getPlayerStorageKey,
  readStoredObject,
  updateStoredObject,
} from '../../../shared/preferences/preferences.ts';

export function readPlayerPreferences(
  realmKey: string,
  user: SessionUser | null,
): Partial<PlayerPreferences> {
  const stored = readStoredObject<PlayerPreferences>(getPlayerStorageKey(realmKey));
  if (!user?.preferences) return stored;
  const { autoAdvance = true, audioLanguage = null, subTitleLanguage = SUBTITLES_OFF } = user.preferences;
  const subtitleLanguage = subTitleLanguage === SUBTITLES_OFF ? null : subTitleLanguage;
  return { ...stored, autoAdvance, audioLanguage, subtitleLanguage };
}

export function storePlayerPreferences(realmKey: string, change: Partial<PlayerPreferences>): void {
  updateStoredObject(getPlayerStorageKey(realmKey), change);
}

/** Returns the part of a change that belongs to the account; undefined when it has none. */
export function toAccountPreferences({
  autoAdvance,
  audioLanguage,
  subtitleLanguage,
}: Partial<PlayerPreferences>): Preferences | undefined {
  const preferences: Preferences = {
    ...(autoAdvance !== undefined && { autoAdvance }),
    ...(audioLanguage && { audioLanguage }),
    ...(subtitleLanguage !== undefined && { subTitleLanguage: subtitleLanguage ?? SUBTITLES_OFF }),
  };
  return Object.keys(preferences).length > 0 ? preferences : undefined;
}
