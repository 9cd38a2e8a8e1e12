// Converts text that was typed with the wrong keyboard layout: "ешефтшс" becomes "titanic", "vjcrdf" "москва".
import arabic from 'simple-keyboard-layouts/build/layouts/arabic.js';
import english from 'simple-keyboard-layouts/build/layouts/english.js';
import greek from 'simple-keyboard-layouts/build/layouts/greek.js';
import hebrew from 'simple-keyboard-layouts/build/layouts/hebrew.js';
import russian from 'simple-keyboard-layouts/build/layouts/russian.js';
import ukrainian from 'simple-keyboard-layouts/build/layouts/ukrainian.js';

type KeyMap = ReadonlyMap<string, string>;
type Layer = 'default' | 'shift';

const readKeys = (layout: typeof english, layer: Layer): string[][] =>
  (layout.layout[layer] ?? []).map((row) => row.split(' '));

/** Pairs of an English key and the key at the same position of the layout. Some layouts have one more key left of Z. */
function pairKeys(layout: typeof english, layer: Layer): [string, string][] {
  const otherRows = readKeys(layout, layer);
  return readKeys(english, layer).flatMap((row, rowIndex) =>
    row.flatMap((key, keyIndex): [string, string][] => {
      const otherKey = otherRows[rowIndex]?.at(keyIndex - row.length);
      return key.length === 1 && otherKey && !otherKey.startsWith('{') ? [[key, otherKey]] : [];
    }),
  );
}

const layouts = [russian, ukrainian, greek, arabic, hebrew].map((layout) => {
  const plainPairs = pairKeys(layout, 'default');
  const toEnglish = new Map(
    [...plainPairs, ...pairKeys(layout, 'shift')].map(([key, otherKey]) => [otherKey, key.toLowerCase()]),
  );
  return {
    fromEnglish: new Map(plainPairs),
    toEnglish,
    // An Arabic keyboard has keys that write two letters, which two other keys write as well.
    letterToEnglish: new Map([...toEnglish].filter(([key]) => key.length === 1)),
  };
});

const latinLetterPattern = /\p{Script=Latin}/u;
const letterPattern = /\p{L}/u;

/** The text as other keyboard layouts would have written it. */
export function convertKeyboardLayout(text: string): string[] {
  const lowerText = text.toLowerCase();
  const isLatin = latinLetterPattern.test(lowerText);
  const convertedTexts = layouts.flatMap(({ fromEnglish, toEnglish, letterToEnglish }) =>
    (isLatin ? [fromEnglish] : [toEnglish, letterToEnglish]).map((keys) => convertKeys(lowerText, keys)),
  );
  return [...new Set(convertedTexts.flatMap((converted) => converted ?? []))];
}

/** Undefined when a letter is on no key. */
function convertKeys(text: string, keys: KeyMap): string | undefined {
  let converted = '';
  for (let index = 0; index < text.length; ) {
    const pair = text.slice(index, index + 2);
    const typed = pair.length === 2 && keys.has(pair) ? pair : (text[index] ?? '');
    const key = keys.get(typed);
    if (key === undefined && letterPattern.test(typed)) return undefined;
    converted += key ?? typed;
    index += typed.length;
  }
  return letterPattern.test(converted) ? converted : undefined;
}
