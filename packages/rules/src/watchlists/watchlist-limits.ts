// Names of watchlists, and how many lists and titles are allowed.

export const MAX_WATCHLIST_NAME_LENGTH = 60;

/** Whether a name is too long. Counts grapheme clusters: an emoji of several code points is one character. */
export function isWatchlistNameTooLong(name: string): boolean {
  // Skips counting when even the code units fit the limit.
  if (name.length <= MAX_WATCHLIST_NAME_LENGTH) return false;
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(name)) {
    if (++count > MAX_WATCHLIST_NAME_LENGTH) return true;
  }
  return false;
}

/** Maximum number of titles in a list. One reorder request may name all of them. */
export const MAX_WATCHLIST_TITLES = 5_000;

/** Maximum number of lists of a profile, owned and saved ones together. */
export const MAX_WATCHLISTS = 500;

/** Whether a list with `currentCount` items may get `addedCount` more. */
export function isWithinLimit(currentCount: number, addedCount: number, max: number): boolean {
  return currentCount + addedCount <= max;
}
