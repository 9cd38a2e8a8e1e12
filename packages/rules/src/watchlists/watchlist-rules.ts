// What a watchlist may be called, and how much it and its profile may hold.

export const MAX_WATCHLIST_NAME_LENGTH = 60;

/** Signs that nobody sees and that turn round what stands beside a name. */
const invisibleCharacters = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Some letters and signs are blank: fillers of Hangul, and Braille without a dot. */
const visibleCharacter = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it is kept: without space around it, spaces in it single. What shows nothing is no name. */
export function normaliseWatchlistName(text: string): string {
  const name = text.normalize('NFC').replace(invisibleCharacters, '').replace(/\s+/gu, ' ').trim();
  return visibleCharacter.test(name) ? name : '';
}

/** Counted as people count: an emoji made of several signs is one. */
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

/** Whether so many more find room. A list that holds more than it may can only lose some. */
export function fitsLimit(current: number, added: number, max: number): boolean {
  return current + added <= max;
}
