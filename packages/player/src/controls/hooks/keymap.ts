// Maps keys to player actions. Pure: no store and no DOM.

export type KeyAction =
  | { type: 'toggle' }
  | { type: 'seekBy'; seconds: number }
  | { type: 'seekToFraction'; fraction: number }
  | { type: 'volumeBy'; percent: number }
  | { type: 'mute' | 'fullscreen' | 'subtitles' | 'pictureInPicture' | 'faster' | 'slower' | 'exit' }
  | { type: 'next' | 'previous' };

interface KeyPress {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

const actionByKey = new Map<string, KeyAction>([
  [' ', { type: 'toggle' }],
  ['k', { type: 'toggle' }],
  ['enter', { type: 'toggle' }],
  ['mediaplaypause', { type: 'toggle' }],
  ['j', { type: 'seekBy', seconds: -10 }],
  ['l', { type: 'seekBy', seconds: 10 }],
  ['arrowleft', { type: 'seekBy', seconds: -10 }],
  ['arrowright', { type: 'seekBy', seconds: 10 }],
  ['mediarewind', { type: 'seekBy', seconds: -10 }],
  ['mediafastforward', { type: 'seekBy', seconds: 10 }],
  ['arrowup', { type: 'volumeBy', percent: 5 }],
  ['arrowdown', { type: 'volumeBy', percent: -5 }],
  ['m', { type: 'mute' }],
  ['f', { type: 'fullscreen' }],
  ['c', { type: 'subtitles' }],
  ['i', { type: 'pictureInPicture' }],
  ['home', { type: 'seekToFraction', fraction: 0 }],
  ['end', { type: 'seekToFraction', fraction: 1 }],
  ['>', { type: 'faster' }],
  ['<', { type: 'slower' }],
  ['n', { type: 'next' }],
  ['mediatracknext', { type: 'next' }],
  ['p', { type: 'previous' }],
  ['mediatrackprevious', { type: 'previous' }],
  ['escape', { type: 'exit' }],
]);

/** Returns null for keys without an action, and for every combination with Ctrl, Alt or Meta. */
export function findKeyAction({ key, ctrlKey, altKey, metaKey }: KeyPress): KeyAction | null {
  if (ctrlKey || altKey || metaKey) return null;
  if (/^[0-9]$/.test(key)) return { type: 'seekToFraction', fraction: Number(key) / 10 };
  return actionByKey.get(key.toLowerCase()) ?? null;
}
