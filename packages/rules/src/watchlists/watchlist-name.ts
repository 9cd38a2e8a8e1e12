// What a list can be called.

export const WATCHLIST_NAME_MAX = 60;

/** The name as it is kept: without space around it, spaces in it single. */
export function watchlistName(typed: string): string {
  return typed.normalize('NFC').replace(/\s+/gu, ' ').trim();
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
