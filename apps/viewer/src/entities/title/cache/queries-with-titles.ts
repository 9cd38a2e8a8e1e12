// Which answers hold titles, by what their keys begin with: they are out of date when titles come and go, and when
// somebody has watched one.
export const queriesWithTitles = [
  'section',
  'bucket',
  'grid',
  'browse',
  'series',
  'season',
  'playlist',
  'rankings',
  'person',
  'search',
  'favourites',
  'history',
  'watchlist',
  'watchlists',
  'related',
  'after',
  'adjacent',
] as const;
