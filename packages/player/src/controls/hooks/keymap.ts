// Maps keys to player actions. Pure: no store and no DOM.

export type KeyAction =
  | { do: 'toggle' }
  | { do: 'seekBy'; seconds: number }
  | { do: 'seekToFraction'; fraction: number }
  | { do: 'volumeBy'; percent: number }
  | { do: 'mute' | 'fullscreen' | 'subtitles' | 'pictureInPicture' | 'faster' | 'slower' | 'exit' }
  | { do: 'next' | 'previous' };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const actionByKey = new Map<string, KeyAction>([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['enter', { do: 'toggle' }],
  ['mediaplaypause', { do: 'toggle' }],
  ['j', { do: 'seekBy', seconds: -10 }],
  ['l', { do: 'seekBy', seconds: 10 }],
  ['arrowleft', { do: 'seekBy', seconds: -10 }],
  ['arrowright', { do: 'seekBy', seconds: 10 }],
  ['mediarewind', { do: 'seekBy', seconds: -10 }],
  ['mediafastforward', { do: 'seekBy', seconds: 10 }],
  ['arrowup', { do: 'volumeBy', percent: 5 }],
  ['arrowdown', { do: 'volumeBy', percent: -5 }],
  ['m', { do: 'mute' }],
  ['f', { do: 'fullscreen' }],
  ['c', { do: 'subtitles' }],
  ['i', { do: 'pictureInPicture' }],
  ['home', { do: 'seekToFraction', fraction: 0 }],
  ['end', { do: 'seekToFraction', fraction: 1 }],
  ['>', { do: 'faster' }],
  ['<', { do: 'slower' }],
  ['n', { do: 'next' }],
  ['mediatracknext', { do: 'next' }],
  ['p', { do: 'previous' }],
  ['mediatrackprevious', { do: 'previous' }],
  ['escape', { do: 'exit' }],
]);

/** Returns null for keys without an action, and for every combination with Ctrl, Alt or Meta. */
export function findKeyAction({ key, ctrlKey, altKey, metaKey }: KeyPress): KeyAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (/^[0-9]$/.test(key)) return { do: 'seekToFraction', fraction: Number(key) / 10 };
  return actionByKey.get(key.toLowerCase()) ?? null;
}

export const playbackRates = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2];

/** Returns the next playback rate up (1) or down (-1); the same rate at the end of the list. */
export function adjacentRate(rate: number, direction: 1 | -1): number {
  const next =
    direction > 0
      ? playbackRates.find((candidate) => candidate > rate)
      : playbackRates.findLast((candidate) => candidate < rate);
  return next ?? rate;
}
