const labelKeys: Readonly<Record<string, string>> = {
  VIDEO: 'typeVideos',
  SEASON_VIDEO: 'typeEpisodes',
  SERIES: 'typeSeries',
  SEASON: 'typeSeasons',
  PLAYLIST: 'typePlaylists',
  LIVE: 'typeLive',
  LIVE_EVENT: 'typeLive',
  UPCOMING: 'typeUpcoming',
  EPG: 'typeChannels',
  DATA_FEED: 'typeNews',
  SECTION_LINK: 'typePages',
  WATCHLIST: 'typeWatchlists',
};

/** Returns the key of the plural label of a content type. */
export function getTypeLabelKey(type: string): string {
  return labelKeys[type] ?? 'typeVideos';
}
