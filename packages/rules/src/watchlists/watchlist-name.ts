// What a list can be called.

export const WATCHLIST_NAME_MAX = 60;

/** Signs that nobody sees and that turn round what stands beside a name. */
const unseen = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name as it is kept: without space around it, spaces in it single. What shows nothing is no name. */
export function watchlistName(typed: string): string {
  const name = typed.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim();
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
