/** The plural label of a title type. */
const labels: Readonly<Record<string, string>> = {
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

export function getTypeLabel(type: string): string {
  return labels[type] ?? 'typeVideos';
}
