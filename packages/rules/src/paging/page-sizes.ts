/** How many items one answer of a list holds. */
export const pageSizes = {
  watchlist: 25,
  /** What follows in a watchlist that is played as a queue, where the next titles do not play. */
  watchlistQueue: 60,
  adjacentItems: 5,
  seasons: 25,
  epg: 20,
  epgBucket: 25,
  favourites: 9,
  favouritesWatchlist: 12,
  upcoming: 12,
  live: 15,
  liveNowSidebar: 10,
  bucket: 10,
  /** Also the size from which a playlist's panel is a big one. */
  playlist: 25,
} as const;

/** A panel is big when its playlist has at least a page of items. */
export function isBigPlaylistPanel(itemCount: number): boolean {
  return itemCount >= pageSizes.playlist;
}
