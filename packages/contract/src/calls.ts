// The list of API calls. A new call is defined in `calls/`, handled in the `*.routes.ts` of a server domain
// (listed in `apps/server/src/main/call-handlers.ts`), written into the client's tables by
// `packages/client/src/write-call-tables.ts`, and listed with its permissions in `apps/server/test/call-permissions.ts`.
import * as account from './calls/account/account.ts';
import * as credentialSignIn from './calls/account/credential-sign-in.ts';
import * as deviceCodes from './calls/account/device-codes.ts';
import * as firebaseAuth from './calls/account/firebase-auth.ts';
import * as impersonation from './calls/account/impersonation.ts';
import * as operatorSignIn from './calls/account/operator-sign-in.ts';
import * as passkeys from './calls/account/passkeys.ts';
import * as personalData from './calls/account/personal-data.ts';
import * as profiles from './calls/account/profiles.ts';
import * as secondFactor from './calls/account/second-factor.ts';
import * as signInProviders from './calls/account/sign-in-providers.ts';
import * as tvProviders from './calls/account/tv-providers.ts';
import * as analytics from './calls/analytics.ts';
import * as externalPages from './calls/external-pages.ts';
import * as favourites from './calls/favourites.ts';
import * as geo from './calls/geo.ts';
import * as guide from './calls/guide.ts';
import * as identity from './calls/identity.ts';
import * as library from './calls/library.ts';
import * as live from './calls/live.ts';
import * as media from './calls/media.ts';
import * as news from './calls/news.ts';
import * as pages from './calls/pages.ts';
import * as people from './calls/people.ts';
import * as playback from './calls/playback.ts';
import * as playlists from './calls/playlists.ts';
import * as previews from './calls/previews.ts';
import * as promoItems from './calls/promo-items.ts';
import * as rankings from './calls/rankings.ts';
import { getLabels, getMenu, getRealm, getTexts, streamPageEvents } from './calls/realm.ts';
import * as reviews from './calls/reviews.ts';
import * as search from './calls/search.ts';
import * as service from './calls/service.ts';
import * as titles from './calls/titles.ts';
import * as watchlists from './calls/watchlists.ts';

/** Every call by name. */
export const calls = {
  ...service,
  getRealm,
  getLabels,
  getTexts,
  getMenu,
  streamPageEvents,
  ...identity,
  ...signInProviders,
  ...credentialSignIn,
  ...operatorSignIn,
  ...tvProviders,
  ...passkeys,
  ...deviceCodes,
  ...impersonation,
  ...firebaseAuth,
  ...secondFactor,
  ...account,
  ...profiles,
  ...personalData,
  ...geo,
  ...pages,
  ...titles,
  ...playlists,
  ...people,
  ...news,
  ...externalPages,
  ...promoItems,
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
  reportCspViolation: analytics.reportCspViolation,
  ...media,
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
