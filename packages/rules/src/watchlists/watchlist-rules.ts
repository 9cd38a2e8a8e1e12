// What a watchlist may be called, and how much it and its profile may hold.

export const MAX_WATCHLIST_NAME_LENGTH = 60;

/** Control characters and direction overrides, which would change the text around a name. */
const invisibleCharacters = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Some letters and signs are blank: fillers of Hangul, and Braille without a dot. */
const visibleCharacter = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Trims a name and collapses whitespace; empty when no character is visible. */
export function normaliseWatchlistName(text: string): string {
  const name = text.normalize('NFC').replace(invisibleCharacters, '').replace(/\s+/gu, ' ').trim();
  return visibleCharacter.test(name) ? name : '';
}

/** Counts grapheme clusters: an emoji of several code points is one character. */
export function isWatchlistNameTooLong(name: string): boolean {
  // Not even in single code units too long.
  if (name.length <= MAX_WATCHLIST_NAME_LENGTH) return false;
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(name)) {
    if (++count > MAX_WATCHLIST_NAME_LENGTH) return true;
  }
  return false;
}

/** Titles in a list. One move within it can name all of them. */
export const MAX_WATCHLIST_TITLES = 5_000;

/** Lists of a profile: its own, and those of others that it keeps. */
export const MAX_WATCHLISTS = 500;

/** Whether adding items stays within the limit. */
export function fitsLimit(current: number, added: number, max: number): boolean {
  return current + added <= max;
}
