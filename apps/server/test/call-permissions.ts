// The permission that each call of the contract requires, and a request to test it with. The request need not be
// valid: only 401, 403 and 404 count as refused. A missing call fails the type check.
import type { CallName } from '@matinee/contract';

/**
 * - `public`: with or without a token
 * - `session`: guests and accounts
 * - `account`: signed-in accounts
 * - `admin`: accounts with the role ADMIN
 * - `hiddenAdmin`: as `admin`, but returns 404 to all others
 * - `owner`: the account that owns the data; returns 404 to other accounts
 * - `signedUrl`: no session; the query contains a token
 */
export type Permission = 'public' | 'session' | 'account' | 'admin' | 'hiddenAdmin' | 'owner' | 'signedUrl';

/** An entity of the test realm that path parameters refer to. */
export type TestEntity =
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
  | 'listOwner';

export interface CallPermission {
  permission: Permission;
  /** Path parameters that are ids of entities of the test realm. */
  entities?: Record<string, TestEntity>;
  /** Other path parameters. */
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
  /** The call belongs to no realm: the server does not authenticate the client. */
  isRealmless?: true;
  /** The call ends the session of its token. */
  endsSession?: true;
  /** The request names an entity that the test realm lacks: permitted clients receive 404. */
  isAbsent?: true;
}

const videoEntity = { id: 'video' } as const;
const watchlistEntity = { id: 'list' } as const;
const progressBody = { position: 12, duration: 90 };
const entriesBody = { content: [{ id: 'none', contentType: 'VIDEO' }] };
const dayQuery = 'from=2027-03-01T00:00:00Z&to=2027-03-02T00:00:00Z';
const analyticsEvent = { event: { name: 'loginError', properties: { code: 'unauthorised' } } };

export const callPermissions: Record<CallName, CallPermission> = {
  getHealth: { permission: 'public', isRealmless: true },
  getReadiness: { permission: 'public', isRealmless: true },

  getRealm: { permission: 'public' },
  getLabels: { permission: 'public' },
  getTexts: { permission: 'public', body: { keys: [] } },
  getMenu: { permission: 'public' },
  getPromoItems: { permission: 'public' },
  streamPageEvents: { permission: 'public' },
  getExternalPage: { permission: 'public', entities: { pageId: 'page' } },
  getPlugin: { permission: 'public', entities: { id: 'plugin' } },

  signInAsGuest: { permission: 'public' },
  signIn: { permission: 'public', body: {} },
  getSignUpRestriction: { permission: 'public' },
  signUp: { permission: 'public', body: {} },
  refreshTokens: { permission: 'public', body: {} },
  signOut: { permission: 'public', body: { refreshToken: 'none' } },
  getUser: { permission: 'session' },
  getAccountDetails: { permission: 'account' },
  putAccountDetails: { permission: 'account', body: {} },
  getPreferences: { permission: 'account' },
  putPreferences: { permission: 'account', body: {} },
  getConsents: { permission: 'account' },
  putConsents: { permission: 'account', body: {} },
  getDevices: { permission: 'account' },
  getLinkedAccounts: { permission: 'account' },
  unlinkProvider: { permission: 'account', params: { provider: 'none' }, isAbsent: true },
  signOutDevice: { permission: 'account', params: { id: 'none' }, isAbsent: true },
  signOutEverywhere: { permission: 'account', endsSession: true },
  getSecurityEvents: { permission: 'account' },
  getProfiles: { permission: 'account' },
  createProfile: { permission: 'account', body: {} },
  updateProfile: { permission: 'account', params: { id: 'none' }, body: { name: 'Ada' }, isAbsent: true },
  deleteProfile: { permission: 'account', params: { id: 'none' }, isAbsent: true },
  selectProfile: { permission: 'account', params: { id: 'none' }, body: {}, isAbsent: true },
  getParentalControl: { permission: 'account' },
  putParentalControl: { permission: 'account', body: {} },
  confirmIdentity: { permission: 'account', body: {} },
  exportAccount: { permission: 'account' },
  deleteAccount: { permission: 'account', body: {} },
  getPasskeySignInOptions: { permission: 'public' },
  signInWithPasskey: { permission: 'public', body: {} },
  getPasskeys: { permission: 'account' },
  getPasskeyCreationOptions: { permission: 'account' },
  addPasskey: { permission: 'account', body: {} },
  renamePasskey: { permission: 'account', params: { id: 'none' }, body: { name: 'None' }, isAbsent: true },
  removePasskey: { permission: 'account', params: { id: 'none' }, isAbsent: true },
  signInWithSecondFactor: { permission: 'public', body: {} },
  getTotp: { permission: 'account' },
  startTotpEnrolment: { permission: 'account' },
  confirmTotpEnrolment: { permission: 'account', body: {} },
  removeTotp: { permission: 'account', body: {} },
  getCountries: { permission: 'public' },
  changePassword: { permission: 'account', body: {} },
  requestPasswordReset: { permission: 'public', body: {} },
  resetPassword: { permission: 'public', body: {} },
  confirmEmail: { permission: 'public', body: {} },
  requestMagicLink: { permission: 'public' },
  signInWithMagicLink: { permission: 'public', body: {} },
  getOpenIdAuthorisationUri: { permission: 'public', params: { client: 'none' } },
  signInWithOpenId: { permission: 'public', params: { client: 'none' }, body: {} },
  getOpenIdLogoutUri: { permission: 'public', params: { client: 'none' }, isAbsent: true },
  getOAuthAuthorisationUri: { permission: 'public', params: { clientName: 'none' }, isAbsent: true },
  signInWithOAuth: { permission: 'public', params: { clientName: 'none' }, body: {} },
  signOutOfOAuth: { permission: 'public', params: { clientName: 'none' }, body: {} },
  getSocialAuthorisationUri: { permission: 'public', params: { provider: 'google' }, isAbsent: true },
  signInWithGoogle: { permission: 'public', body: {} },
  signInWithFacebook: { permission: 'public', body: {} },
  signInWithApple: { permission: 'public', body: {} },
  signInWithExternalProvider: { permission: 'public', params: { externalProviderRoute: 'none' }, body: {} },
  signInWithCredentials: { permission: 'public', params: { clientName: 'none' }, body: {} },
  signInWithSptv: { permission: 'public', body: {} },
  signInWithOperator: { permission: 'public', body: {} },
  getTvProviders: { permission: 'public', params: { requestorId: 'none' }, isAbsent: true },
  requestTvProviderCode: { permission: 'public', body: { requestorId: 'none' }, isAbsent: true },
  signInWithTvProvider: { permission: 'public', body: {} },
  requestPrimetimeCode: { permission: 'public', params: { requestorId: 'none' }, body: {}, isAbsent: true },
  signInWithPrimetime: { permission: 'public', body: {} },
  syncEntitlements: { permission: 'public', body: {} },
  requestDeviceCode: { permission: 'public' },
  getDeviceCodeState: { permission: 'public', body: { deviceCode: 'none' } },
  signInWithDeviceCode: { permission: 'public', body: {} },
  startImpersonation: { permission: 'public', body: {} },
  findDeviceRequest: { permission: 'account', body: {} },
  resolveDeviceRequest: { permission: 'account', body: {} },
  signUpWithFirebase: { permission: 'public', body: {} },
  signInWithFirebase: { permission: 'public', body: {} },

  getSection: { permission: 'public', params: { section: 'HOME' }, isAbsent: true },
  getBucketPage: { permission: 'public', params: { section: 'HOME', bucketId: 'none' }, isAbsent: true },
  getVideo: { permission: 'public', entities: videoEntity },
  getVodItem: { permission: 'public', entities: videoEntity },
  getVideoForPlayer: { permission: 'public', entities: videoEntity },
  getVideos: { permission: 'public' },
  getAdjacentVideos: { permission: 'public', entities: videoEntity },
  getRelated: { permission: 'public', entities: videoEntity },
  getSeries: { permission: 'public', entities: { seriesId: 'series' } },
  getAdjacentSeasons: { permission: 'public', entities: { seriesId: 'series', seasonId: 'season' } },
  getSeason: { permission: 'public', entities: { id: 'season' } },
  getPlaylist: { permission: 'public', entities: { id: 'playlist' } },
  getPlaylistForPlayer: { permission: 'public', entities: { id: 'playlist' } },
  getAdjacentInPlaylist: { permission: 'public', entities: { id: 'playlist', vodId: 'video' } },
  getContentGrid: { permission: 'public', query: '?id=all' },
  getBrowse: { permission: 'public' },
  getFighters: { permission: 'public' },
  getFighter: { permission: 'public', entities: { id: 'fighter' } },
  getRankings: { permission: 'public' },
  searchContent: { permission: 'public', query: '?query=a' },

  getNews: { permission: 'public' },
  getNewsFeed: { permission: 'public', entities: { feedName: 'feed' } },
  getNewsItem: { permission: 'public', entities: { feedName: 'feed', newId: 'item' } },
  getGuide: { permission: 'public' },
  getGuideForPlayer: { permission: 'public' },
  getChannels: { permission: 'public' },
  getExternalTable: { permission: 'public', query: `?channel=none&${dayQuery}`, isAbsent: true },
  getSchedule: { permission: 'public' },
  getEvents: { permission: 'public' },
  getLiveEvents: { permission: 'public' },
  getUpcomingEvents: { permission: 'public' },
  getLiveEvent: { permission: 'public', entities: { id: 'event' } },
  getEventForPlayer: { permission: 'public', entities: { id: 'event' } },
  getEventVod: { permission: 'public', entities: { id: 'event' } },

  postVideoManifest: { permission: 'session', entities: videoEntity, query: '?includePlaybackDetails=URL' },
  postEventManifest: {
    permission: 'session',
    entities: { id: 'event' },
    query: '?includePlaybackDetails=URL',
  },
  getStream: { permission: 'signedUrl', entities: videoEntity, query: '?token=none' },

  getWatchlists: { permission: 'account' },
  createWatchlist: { permission: 'account', body: { name: 'Mine' } },
  renameWatchlist: { permission: 'owner', entities: watchlistEntity, body: { name: 'Changed' } },
  deleteWatchlist: { permission: 'owner', entities: { id: 'list', owner: 'listOwner' } },
  saveWatchlist: { permission: 'owner', entities: { owner: 'listOwner', watchlistId: 'list' } },
  getWatchlist: { permission: 'owner', entities: watchlistEntity },
  addToWatchlist: { permission: 'owner', entities: watchlistEntity, body: entriesBody },
  removeFromWatchlist: {
    permission: 'owner',
    entities: { id: 'list', contentId: 'video' },
    params: { type: 'VIDEO' },
  },
  restoreInWatchlist: { permission: 'owner', entities: { id: 'list', contentId: 'video' } },
  reorderWatchlist: { permission: 'owner', entities: watchlistEntity, body: entriesBody },
  moveInWatchlist: {
    permission: 'owner',
    entities: { id: 'list', contentId: 'video' },
    body: { to: 'last' },
  },
  getAdjacentInWatchlist: {
    permission: 'owner',
    entities: { owner: 'listOwner', id: 'list', contentId: 'video' },
  },

  getFavourites: { permission: 'account' },
  putFavourite: { permission: 'account', entities: videoEntity },
  deleteFavourite: { permission: 'account', entities: videoEntity },
  restoreFavourite: { permission: 'account', params: { id: 'none' }, isAbsent: true },
  putProgress: { permission: 'session', entities: videoEntity, body: progressBody },
  getProgress: { permission: 'session', entities: videoEntity },
  getContinueWatching: { permission: 'session' },
  getHistory: { permission: 'session' },
  removeFromHistory: { permission: 'session', entities: videoEntity },
  restoreInHistory: { permission: 'session', params: { id: 'none' }, isAbsent: true },
  clearHistory: { permission: 'session' },

  getReviews: { permission: 'public', entities: { contentId: 'video' } },
  postReview: { permission: 'account', entities: { contentId: 'video' }, body: { rating: 4 } },
  deleteReview: { permission: 'account', entities: { contentId: 'video' } },
  removeReviewAsAdmin: { permission: 'admin', entities: { contentId: 'video', reviewId: 'review' } },

  getPreviewDefaults: { permission: 'hiddenAdmin' },
  getSectionDraft: { permission: 'hiddenAdmin', params: { section: 'HOME' }, isAbsent: true },
  postPreview: { permission: 'hiddenAdmin', body: {} },
  startImport: { permission: 'admin', body: { path: '/nowhere' } },
  getImport: { permission: 'admin', entities: { id: 'import' } },
  streamImportEvents: { permission: 'admin', entities: { id: 'import' } },

  postAnalyticsEvents: { permission: 'public', body: { events: [analyticsEvent] } },
  reportCspViolation: { permission: 'public', body: [] },
};
