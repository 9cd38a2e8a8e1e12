// The contract of Matinee: every call once, every entity once, every error once.
import * as analytics from './calls/analytics.ts';
import * as catalogue from './calls/catalogue.ts';
import * as favourites from './calls/favourites.ts';
import * as grids from './calls/grids.ts';
import * as guide from './calls/guide.ts';
import * as identity from './calls/identity.ts';
import * as library from './calls/library.ts';
import * as live from './calls/live.ts';
import * as media from './calls/media.ts';
import * as news from './calls/news.ts';
import * as operatorPages from './calls/operator-pages.ts';
import * as people from './calls/people.ts';
import * as playback from './calls/playback.ts';
import * as previews from './calls/previews.ts';
import * as rankings from './calls/rankings.ts';
import { followPage, getLabels, getMenu, getRealm, getTexts } from './calls/realm.ts';
import * as reviews from './calls/reviews.ts';
import * as search from './calls/search.ts';
import * as service from './calls/service.ts';
import * as watchlists from './calls/watchlists.ts';

export * from './call.ts';
export { type PageEvent, pageEvent } from './calls/realm.ts';
export * from './entities/action.ts';
export * from './entities/analytics.ts';
export * from './entities/content.ts';
export * from './entities/grid.ts';
export * from './entities/guide.ts';
export * from './entities/import.ts';
export * from './entities/live.ts';
export * from './entities/live-file.ts';
export * from './entities/news.ts';
export * from './entities/news-file.ts';
export * from './entities/operator-pages.ts';
export * from './entities/people.ts';
export * from './entities/people-file.ts';
export * from './entities/playback.ts';
export * from './entities/playlist.ts';
export * from './entities/preview.ts';
export * from './entities/ranking.ts';
export * from './entities/realm.ts';
export * from './entities/realm-file.ts';
export * from './entities/review.ts';
export * from './entities/search.ts';
export * from './entities/series.ts';
export * from './entities/session.ts';
export * from './entities/stage.ts';
export * from './entities/watchlist.ts';
export * from './errors.ts';
export type * from './page-renderer.ts';

/** Every call by name. */
export const calls = {
  ...service,
  getRealm,
  getLabels,
  getTexts,
  getMenu,
  followPage,
  ...identity,
  ...catalogue,
  ...grids,
  ...people,
  ...news,
  ...operatorPages,
  ...guide,
  ...live,
  ...playback,
  ...search,
  ...watchlists,
  ...favourites,
  ...library,
  ...reviews,
  ...rankings,
  ...previews,
  postAnalyticsEvents: analytics.postAnalyticsEvents,
  reportPolicyBreach: analytics.reportPolicyBreach,
  ...media,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
