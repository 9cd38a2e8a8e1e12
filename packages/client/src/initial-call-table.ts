// Calls by name: initial-call-table.ts has those that pages start with, deferred-call-table.ts has all others.
// Generated from the contract by write-call-tables.ts; a test compares the tables with the contract.
import type { CallRows, RetryCodes } from './call-row.ts';

export const initialCallTable = {
  getRealm: { method: 'GET', path: '/api/v2/realm', auth: 'none' },
  getLabels: { method: 'GET', path: '/api/v2/label', auth: 'none' },
  getMenu: { method: 'GET', path: '/api/v1/view/menu', auth: 'optional' },
  streamPageEvents: { method: 'GET', path: '/api/v2/page-events', auth: 'none' },
  getUser: { method: 'GET', path: '/api/v2/user', auth: 'session' },
  refreshTokens: { method: 'POST', path: '/api/v2/token/refresh', auth: 'none', isTokenPair: true },
  signIn: { method: 'POST', path: '/api/v2/login', auth: 'optional', isTokenPair: true },
  signInAsGuest: { method: 'POST', path: '/api/v2/login/guest', auth: 'none', isTokenPair: true },
  signOut: { method: 'POST', path: '/api/v2/logout', auth: 'none' },
  signUp: { method: 'POST', path: '/api/v2/user', auth: 'optional', isTokenPair: true },
  getBrowse: { method: 'GET', path: '/api/v1/view/browse', auth: 'optional' },
  getBucketPage: { method: 'GET', path: '/api/v1/view/section/:section/bucket/:bucketId', auth: 'optional' },
  getContentGrid: { method: 'GET', path: '/api/v1/view/content-grid', auth: 'optional' },
  getSection: { method: 'GET', path: '/api/v1/view/section/:section', auth: 'optional' },
  getAdjacentSeasons: {
    method: 'GET',
    path: '/api/v4/series/:seriesId/adjacentTo/:seasonId',
    auth: 'optional',
  },
  getAdjacentVideos: { method: 'GET', path: '/api/v4/vod/:id/adjacent', auth: 'optional' },
  getSeason: { method: 'GET', path: '/api/v4/season/:id', auth: 'optional' },
  getSeries: { method: 'GET', path: '/api/v4/series/:seriesId', auth: 'optional' },
  getVideo: { method: 'GET', path: '/api/v4/vod/:id', auth: 'optional' },
  getAdjacentInPlaylist: { method: 'GET', path: '/api/v2/playlist/:id/adjacentTo/:vodId', auth: 'optional' },
  getPlaylist: { method: 'GET', path: '/api/v4/playlist/:id', auth: 'optional' },
  getNews: { method: 'GET', path: '/api/v2/news', auth: 'none' },
  getNewsFeed: { method: 'GET', path: '/api/v2/news/:feedName', auth: 'none' },
  getPromoItems: { method: 'GET', path: '/api/v2/promo-items', auth: 'optional' },
  getGuide: { method: 'GET', path: '/api/v4/epg', auth: 'optional' },
  getSchedule: { method: 'GET', path: '/api/v4/schedule', auth: 'optional' },
  getLiveEvent: { method: 'GET', path: '/api/v4/event/:id', auth: 'optional' },
  getLiveEvents: { method: 'GET', path: '/api/v2/event/live', auth: 'optional' },
  getUpcomingEvents: { method: 'GET', path: '/api/v2/event/upcoming', auth: 'optional' },
  getStream: { method: 'GET', path: '/api/v2/stream/vod/:id', auth: 'none' },
  postVideoManifest: { method: 'POST', path: '/api/v5/manifest/video/:id', auth: 'session' },
  searchContent: { method: 'GET', path: '/api/v2/content-search', auth: 'optional' },
  getAdjacentInWatchlist: {
    method: 'GET',
    path: '/api/v2/watchlists/:owner/:id/adjacentTo/:contentId',
    auth: 'optional',
  },
  getWatchlist: { method: 'GET', path: '/api/v2/new-watchlists/:id', auth: 'optional' },
  putProgress: { method: 'PUT', path: '/api/v2/customer/progress/:id', auth: 'session' },
  postAnalyticsEvents: { method: 'POST', path: '/api/v2/analytics/event', auth: 'optional' },
} as const satisfies CallRows;

export const retryCodes: RetryCodes = ['notReady', 'tooManyRequests', 'internal', 'overloaded', 'diskFull'];
