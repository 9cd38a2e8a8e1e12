// First parts of the query keys whose data contains titles: they are invalidated when titles appear or
// disappear, and when one was watched.
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
