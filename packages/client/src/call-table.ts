// Written by write-call-table.ts from the contract; a test compares the two.
import type { CallTable, RetryCodes } from './call-row.ts';

export const callTable = {
  getHealth: { method: 'GET', path: '/healthz', auth: 'none' },
  getReadiness: { method: 'GET', path: '/readyz', auth: 'none' },
  getRealm: { method: 'GET', path: '/api/v2/realm', auth: 'none' },
  getLabels: { method: 'GET', path: '/api/v2/label', auth: 'none' },
  getTexts: { method: 'POST', path: '/api/v2/texts', auth: 'none' },
  getMenu: { method: 'GET', path: '/api/v1/view/menu', auth: 'optional' },
  followPage: { method: 'GET', path: '/api/v2/page-events', auth: 'none' },
  getUser: { method: 'GET', path: '/api/v2/user', auth: 'session' },
  refreshTokens: { method: 'POST', path: '/api/v2/token/refresh', auth: 'none', tokens: true },
  signIn: { method: 'POST', path: '/api/v2/login', auth: 'optional', tokens: true },
  signInAsGuest: { method: 'POST', path: '/api/v2/login/guest', auth: 'none', tokens: true },
  signOut: { method: 'POST', path: '/api/v2/logout', auth: 'none' },
  signUp: { method: 'POST', path: '/api/v2/user', auth: 'optional', tokens: true },
  getBucketPage: { method: 'GET', path: '/api/v1/view/section/:section/bucket/:bucketId', auth: 'optional' },
  getPlaylist: { method: 'GET', path: '/api/v4/playlist/:id', auth: 'optional' },
  getSeason: { method: 'GET', path: '/api/v4/season/:id', auth: 'optional' },
  getSection: { method: 'GET', path: '/api/v1/view/section/:section', auth: 'optional' },
  getSeries: { method: 'GET', path: '/api/v4/series/:seriesId', auth: 'optional' },
  getVideo: { method: 'GET', path: '/api/v4/vod/:id', auth: 'optional' },
  getStream: { method: 'GET', path: '/api/v2/stream/vod/:id', auth: 'none' },
  postVideoManifest: { method: 'POST', path: '/api/v5/manifest/video/:id', auth: 'session' },
  getContinueWatching: { method: 'GET', path: '/api/v2/customer/continue-watching', auth: 'session' },
  getProgress: { method: 'GET', path: '/api/v2/customer/progress/:id', auth: 'session' },
  putProgress: { method: 'PUT', path: '/api/v2/customer/progress/:id', auth: 'session' },
  followImport: { method: 'GET', path: '/api/v2/imports/:id/events', auth: 'admin' },
  getImport: { method: 'GET', path: '/api/v2/imports/:id', auth: 'admin' },
  startImport: { method: 'POST', path: '/api/v2/imports', auth: 'admin' },
} as const satisfies CallTable;

export const retryCodes: RetryCodes = ['notReady', 'tooManyRequests', 'internal', 'overloaded', 'diskFull'];
