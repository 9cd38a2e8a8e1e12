// The preferences of the viewer. The user of an account contains its saved preferences. For guests, and for accounts
// without saved preferences, the browser stores them.
import type { SessionUser } from '@matinee/contract';
import { getStorageKey, type Preferences, type VideoBackgroundPreferences } from '@matinee/rules';

const defaultVideoBackground: VideoBackgroundPreferences = {
  videoBackgroundAutoPlay: true,
  videoBackgroundAutoPlayAudio: false,
};

/** Reads an object from local storage; an empty one when nothing is stored or storage is blocked. */
export function readStoredObject<T extends object>(key: string): Partial<T> {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Changes some properties of a stored object, and keeps the others. */
export function updateStoredObject(key: string, change: object): void {
  try {
    window.localStorage.setItem(key, JSON.stringify({ ...readStoredObject(key), ...change }));
  } catch {
    // Storage is full or blocked: the choice holds until the page is left.
  }
}

export const getPlayerStorageKey = (realmKey: string) => `${realmKey}.player`;
export const getVideoBackgroundStorageKey = (realmKey: string) => getStorageKey(realmKey, 'movingBackground');

/** Whether video backgrounds play. On the server the browser's storage is unknown. */
export function getVideoBackgroundPreferences(
  user: SessionUser | null,
  stored: Partial<VideoBackgroundPreferences>,
): VideoBackgroundPreferences {
  const { videoBackgroundAutoPlay, videoBackgroundAutoPlayAudio }: Preferences = user?.preferences ?? stored;
  return {
    videoBackgroundAutoPlay: videoBackgroundAutoPlay ?? defaultVideoBackground.videoBackgroundAutoPlay,
    videoBackgroundAutoPlayAudio:
      videoBackgroundAutoPlayAudio ?? defaultVideoBackground.videoBackgroundAutoPlayAudio,
  };
}
