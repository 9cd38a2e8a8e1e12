/** Number of items per page of each list. */
export const pageSizes = {
  watchlist: 25,
  /** Page size of a watchlist that plays as a queue. */
  watchlistQueue: 60,
  adjacentItems: 5,
  seasons: 25,
  epg: 20,
  epgBucket: 25,
  favourites: 9,
  favouritesList: 12,
  upcoming: 12,
  live: 15,
  liveNowSidePanel: 10,
  bucket: 10,
  /** Also the number of items from which the playlist panel uses its big variant. */
  playlist: 25,
} as const;

/** Whether the playlist panel uses its big variant: when the playlist fills at least one page. */
export function isBigPlaylistPanel(itemCount: number): boolean {
  return itemCount >= pageSizes.playlist;
}
