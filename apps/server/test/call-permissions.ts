// Who may make each call of the contract, with parameters that exist. A missing call fails the type check.
import type { CallName } from '@matinee/contract';

/**
 * - `anybody`: with or without a token; `session`: guests too; `person`: signed-in accounts; `admin`: role
 * ADMIN
 * - `operator`: returns 404 to everyone but admins
 * - `owner`: accounts, for their own data; returns 404 to others
 * - `proof`: no session; the query carries its own proof
 */
export type Right = 'anybody' | 'session' | 'person' | 'admin' | 'operator' | 'owner' | 'proof';

/** The data of the test realm that calls name. */
export type Thing =
  | 'video'
  | 'series'
  | 'season'
  | 'playlist'
  | 'event'
  | 'fighter'
  | 'feed'
  | 'item'
  | 'page'
  | 'plugin'
  | 'review'
  | 'import'
  | 'list'
  | 'owner';

export interface CallRights {
  right: Right;
  /** Path parameters that name this data. */
  names?: Record<string, Thing>;
  /** Other path parameters. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Belongs to no realm: the server does not authenticate the client. */
  bare?: true;
  /** The test realm has no such data: permitted clients receive 404. */
  isAbsent?: true;
}

const video = { id: 'video' } as const;
const item = { id: 'list' } as const;
const progress = { position: 12, duration: 90 };
const entries = { content: [{ id: 'none', contentType: 'VIDEO' }] };
const aDay = 'from=2027-03-01T00:00:00Z&to=2027-03-02T00:00:00Z';
const anEvent = { event: { name: 'loginError', properties: { code: 'unauthorised' } } };

export const callRights: Record<CallName, CallRights> = {
  getHealth: { right: 'anybody', bare: true },
  getReadiness: { right: 'anybody', bare: true },

  getRealm: { right: 'anybody' },
  getLabels: { right: 'anybody' },
  getTexts: { right: 'anybody', body: { keys: [] } },
  getMenu: { right: 'anybody' },
  streamPageEvents: { right: 'anybody' },
  getExternalPage: { right: 'anybody', names: { pageId: 'page' } },
  getPlugin: { right: 'anybody', names: { id: 'plugin' } },

  signInAsGuest: { right: 'anybody' },
  signIn: { right: 'anybody', body: {} },
  signUp: { right: 'anybody', body: {} },
  refreshTokens: { right: 'anybody', body: {} },
  signOut: { right: 'anybody', body: { refreshToken: 'none' } },
  getUser: { right: 'session' },

  getSection: { right: 'anybody', params: { section: 'HOME' }, isAbsent: true },
  getBucketPage: { right: 'anybody', params: { section: 'HOME', bucketId: 'none' }, isAbsent: true },
  getVideo: { right: 'anybody', names: video },
  getVodItem: { right: 'anybody', names: video },
  getAdjacentVideos: { right: 'anybody', names: video },
  getRelated: { right: 'anybody', names: video },
  getSeries: { right: 'anybody', names: { seriesId: 'series' } },
  getAdjacentSeasons: { right: 'anybody', names: { seriesId: 'series', seasonId: 'season' } },
  getSeason: { right: 'anybody', names: { id: 'season' } },
  getPlaylist: { right: 'anybody', names: { id: 'playlist' } },
  getPlaylistForPlayer: { right: 'anybody', names: { id: 'playlist' } },
  getAdjacentInPlaylist: { right: 'anybody', names: { id: 'playlist', vodId: 'video' } },
  getContentGrid: { right: 'anybody', query: '?id=all' },
  getBrowse: { right: 'anybody' },
  getFighters: { right: 'anybody' },
  getFighter: { right: 'anybody', names: { id: 'fighter' } },
  getRankings: { right: 'anybody' },
  searchContent: { right: 'anybody', query: '?query=a' },

  getNews: { right: 'anybody' },
  getNewsFeed: { right: 'anybody', names: { feedName: 'feed' } },
  getNewsItem: { right: 'anybody', names: { feedName: 'feed', newId: 'item' } },
  getGuide: { right: 'anybody' },
  getExternalTable: { right: 'anybody', query: `?id=none&${aDay}`, isAbsent: true },
  getSchedule: { right: 'anybody' },
  getLiveEvents: { right: 'anybody' },
  getUpcomingEvents: { right: 'anybody' },
  getLiveEvent: { right: 'anybody', names: { id: 'event' } },
  getEventVod: { right: 'anybody', names: { id: 'event' } },

  postVideoManifest: { right: 'session', names: video, query: '?includePlaybackDetails=URL' },
  postEventManifest: { right: 'session', names: { id: 'event' }, query: '?includePlaybackDetails=URL' },
  getStream: { right: 'proof', names: video, query: '?token=none' },

  getWatchlists: { right: 'person' },
  createWatchlist: { right: 'person', body: { name: 'Mine' } },
  renameWatchlist: { right: 'owner', names: item, body: { name: 'Changed' } },
  deleteWatchlist: { right: 'owner', names: { id: 'list', owner: 'owner' } },
  saveWatchlist: { right: 'owner', names: { owner: 'owner', watchlistId: 'list' } },
  getWatchlist: { right: 'owner', names: item },
  addToWatchlist: { right: 'owner', names: item, body: entries },
  removeFromWatchlist: {
    right: 'owner',
    names: { id: 'list', contentId: 'video' },
    params: { type: 'VIDEO' },
  },
  reorderWatchlist: { right: 'owner', names: item, body: entries },
  moveInWatchlist: { right: 'owner', names: { id: 'list', contentId: 'video' }, body: { to: 'last' } },
  getAdjacentInWatchlist: { right: 'owner', names: { owner: 'owner', id: 'list', contentId: 'video' } },

  getFavourites: { right: 'person' },
  putFavourite: { right: 'person', names: video },
  deleteFavourite: { right: 'person', names: video },
  putProgress: { right: 'session', names: video, body: progress },
  getProgress: { right: 'session', names: video },
  getContinueWatching: { right: 'session' },
  getHistory: { right: 'session' },
  removeFromHistory: { right: 'session', names: video },
  clearHistory: { right: 'session' },

  getReviews: { right: 'anybody', names: { contentId: 'video' } },
  postReview: { right: 'person', names: { contentId: 'video' }, body: { rating: 4 } },
  deleteReview: { right: 'person', names: { contentId: 'video' } },
  removeReview: { right: 'admin', names: { contentId: 'video', reviewId: 'review' } },

  getPreviewDefaults: { right: 'operator' },
  getSectionDraft: { right: 'operator', params: { section: 'HOME' }, isAbsent: true },
  postPreview: { right: 'operator', body: {} },
  startImport: { right: 'admin', body: { path: '/nowhere' } },
  getImport: { right: 'admin', names: { id: 'import' } },
  streamImportEvents: { right: 'admin', names: { id: 'import' } },

  postAnalyticsEvents: { right: 'anybody', body: { events: [anEvent] } },
  reportCspViolation: { right: 'anybody', body: [] },
};
