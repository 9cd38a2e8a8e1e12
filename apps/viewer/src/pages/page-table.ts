// The definition of each page. Each definition imports its page's code on demand. A new page also needs a path in
// `packages/rules/src/routes/route-table.ts` and a byte budget in `apps/viewer/build/byte-budgets.ts`. If its
// route was reserved, remove it from the list in `shared/navigation/page-keys.ts`.
import type { RouteKey } from '@matinee/rules';
import type { Page } from '../shared/navigation/page.ts';
import { isPageKey, type PageKey } from '../shared/navigation/page-keys.ts';
import { accountPage } from './account/account-page.ts';
import { adminPage } from './admin/admin-page.ts';
import { browsePage } from './browse/browse-page.ts';
import { emailLinksPage } from './email-links/email-links-page.ts';
import { externalPage } from './external/external-page.ts';
import { fallbackPage } from './fallback/fallback-page.ts';
import { favouritesPage } from './favourites/favourites-page.ts';
import { gridPage } from './grid/grid-page.ts';
import { guidePage } from './guide/guide-page.ts';
import { historyPage } from './history/history-page.ts';
import { homePage } from './home/home-page.ts';
import { impersonatePage } from './impersonate/impersonate-page.ts';
import { interstitialPage } from './interstitial/interstitial-page.ts';
import { livePage } from './live/live-page.ts';
import { liveEventsPage } from './live-events/live-events-page.ts';
import { loginPage } from './login/login-page.ts';
import { loginRedirectPage } from './login/login-redirect-page.ts';
import { logoutPage } from './logout/logout-page.ts';
import { myListPage } from './my-list/my-list-page.ts';
import { newsItemPage } from './news/news-item-page.ts';
import { newsPage } from './news/news-page.ts';
import { peoplePage } from './people/people-page.ts';
import { personPage } from './people/person-page.ts';
import { playlistPage } from './playlist/playlist-page.ts';
import { pluginPage } from './plugin/plugin-page.ts';
import { preferencesPage } from './preferences/preferences-page.ts';
import { profilesPage } from './profiles/profiles-page.ts';
import { rankingsPage } from './rankings/rankings-page.ts';
import { releasesPage } from './releases/releases-page.ts';
import { schedulePage } from './schedule/schedule-page.ts';
import { searchPage } from './search/search-page.ts';
import { sectionPage } from './section/section-page.ts';
import { seasonPage } from './series/season-page.ts';
import { seriesPage } from './series/series-page.ts';
import { signInProviderPage } from './sign-in-provider/sign-in-provider-page.ts';
import { signUpPage } from './sign-up/sign-up-page.ts';
import { tvLoginPage } from './tv-login/tv-login-page.ts';
import { tvProvidersPage } from './tv-providers/tv-providers-page.ts';
import { upcomingPage } from './upcoming/upcoming-page.ts';
import { videoPage } from './video/video-page.ts';
import { watchlistsPage } from './watchlists/watchlists-page.ts';

const pages: Readonly<Record<PageKey, Page>> = {
  ROOT: homePage,
  HOME: homePage,
  BROWSE: browsePage,
  GRID: gridPage,
  RELEASES: releasesPage,
  RANKINGS: rankingsPage,
  EXTERNAL_PAGE: externalPage,
  MOBILE_EXTERNAL_PAGE: externalPage,
  PLUGIN: pluginPage,
  FIGHTERS: peoplePage,
  FIGHTER: personPage,
  NEWS: newsPage,
  NEWS_ITEM: newsItemPage,
  FAVOURITES: favouritesPage,
  MY_LIST: myListPage,
  HISTORY: historyPage,
  SECTION: sectionPage,
  SERIES: seriesPage,
  SEASON: seasonPage,
  PLAYLIST: playlistPage,
  WATCHLISTS: watchlistsPage,
  LIVE: livePage,
  LIVE_EVENTS: liveEventsPage,
  UPCOMING: upcomingPage,
  SCHEDULE: schedulePage,
  EPG: guidePage,
  VOD: videoPage,
  INTERSTITIAL: interstitialPage,
  ACCOUNT: accountPage,
  PREFERENCES: preferencesPage,
  PROFILES: profilesPage,
  LOGIN: loginPage,
  LOGIN_REDIRECT: loginRedirectPage,
  LOGIN_REQUEST_PASSWORD: emailLinksPage,
  LOGIN_RESET_PASSWORD: emailLinksPage,
  REQUEST_PASSWORD: emailLinksPage,
  RESET_PASSWORD: emailLinksPage,
  MAGIC_LINK: emailLinksPage,
  EMAIL_CONFIRMATION: emailLinksPage,
  CHANGE_PASSWORD: emailLinksPage,
  OAUTH: signInProviderPage,
  OIDC: signInProviderPage,
  PROVIDERS: tvProvidersPage,
  TV_LOGIN: tvLoginPage,
  IMPERSONATE: impersonatePage,
  LOGOUT: logoutPage,
  SEARCH: searchPage,
  SIGNUP: signUpPage,
  ADMIN_404_PREVIEW: adminPage,
  ADMIN_CANCELLATION_PROMO_PREVIEW: adminPage,
  ADMIN_COMPOSED_PAGE_PREVIEW: adminPage,
  ADMIN_NAVBAR_PREVIEW: adminPage,
  ADMIN_PLUGIN_PREVIEW: adminPage,
  ADMIN_PREVIEW: adminPage,
  ADMIN_SECTION_PREVIEW: adminPage,
};

export const pageKeys = Object.keys(pages) as readonly PageKey[];

/** The page of a route; the fallback page for a path without a page. */
export function getPage(key: RouteKey | null): Page {
  return key && isPageKey(key) ? pages[key] : fallbackPage;
}
