// What a list can be called.

export const WATCHLIST_NAME_MAX = 60;

/** Signs that nobody sees and that turn round what stands beside a name. */
const unseen = /(?!\s)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Some letters and signs are blank: fillers of Hangul, and Braille without a dot. */
const seen = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it is kept: without space around it, spaces in it single. What shows nothing is no name. */
export function watchlistName(typed: string): string {
  const name = typed.normalize('NFC').replace(unseen, '').replace(/\s+/gu, ' ').trim();
  return seen.test(name) ? name : '';
}

/** Counted as people count: an emoji made of several signs is one. */
export function isWatchlistNameTooLong(name: string): boolean {
  // Not even in single code units too long.
  if (name.length <= WATCHLIST_NAME_MAX) return false;
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(name)) {
    if (++count > WATCHLIST_NAME_MAX) return true;
  }
  return false;
}
