// How much a list and a profile can hold.

/** Titles in a list. One move within it can name all of them. */
export const WATCHLIST_TITLES_MAX = 5_000;

/** Lists of a profile: its own, and those of others that it keeps. */
export const WATCHLISTS_MAX = 500;

/** Whether so many more find room. A list that holds more than it may can only lose some. */
export function hasRoom(held: number, more: number, most: number): boolean {
  return held + more <= most;
}
