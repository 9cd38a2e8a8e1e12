// Who may make each call of the contract, and what it names. A call that is missing here does not type-check.
import type { CallName } from '@matinee/contract';

/**
 * - `anybody`: with a token or without; `session`: guests too; `person`: who is signed in; `admin`: role ADMIN
 * - `operator`: does not exist for anybody but admins
 * - `owner`: who is signed in, of what is their own; it does not exist for others
 * - `proof`: nobody by a session; its query has a proof of its own
 */
export type Right = 'anybody' | 'session' | 'person' | 'admin' | 'operator' | 'owner' | 'proof';

/** What there is one of in the realm of the test, to be named by calls. */
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
  /** The things in its path, by parameter. */
  names?: Record<string, Thing>;
  /** What else is in its path. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** Not of any realm: nobody is asked who they are. */
  bare?: true;
  /** There is none in the realm of the test: whoever is let in finds nothing. */
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
