// First parts of the query keys whose data contains titles. These queries are invalidated when a title is
// published, withdrawn, watched or removed from the history.
export const titleQueryNames = [
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
  'list-neighbours',
  'adjacent-episodes',
] as const;
