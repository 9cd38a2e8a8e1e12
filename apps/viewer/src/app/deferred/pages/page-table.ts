// The definition of each page. Each definition imports its page's code on demand.
import type { RouteKey } from '@matinee/rules';
import { adminPage } from '../../../pages/admin/admin-page.ts';
import { browsePage } from '../../../pages/browse/browse-page.ts';
import { externalPage } from '../../../pages/external/external-page.ts';
import { fallbackPage } from '../../../pages/fallback/fallback-page.ts';
import { favouritesPage } from '../../../pages/favourites/favourites-page.ts';
import { gridPage } from '../../../pages/grid/grid-page.ts';
import { guidePage } from '../../../pages/guide/guide-page.ts';
import { historyPage } from '../../../pages/history/history-page.ts';
import { homePage } from '../../../pages/home/home-page.ts';
import { interstitialPage } from '../../../pages/interstitial/interstitial-page.ts';
import { livePage } from '../../../pages/live/live-page.ts';
import { liveEventsPage } from '../../../pages/live-events/live-events-page.ts';
import { loginPage } from '../../../pages/login/login-page.ts';
import { logoutPage } from '../../../pages/logout/logout-page.ts';
import { myListPage } from '../../../pages/my-list/my-list-page.ts';
import { newsItemPage } from '../../../pages/news/news-item-page.ts';
import { newsPage } from '../../../pages/news/news-page.ts';
import { peoplePage } from '../../../pages/people/people-page.ts';
import { personPage } from '../../../pages/people/person-page.ts';
import { playlistPage } from '../../../pages/playlist/playlist-page.ts';
import { pluginPage } from '../../../pages/plugin/plugin-page.ts';
import { rankingsPage } from '../../../pages/rankings/rankings-page.ts';
import { releasesPage } from '../../../pages/releases/releases-page.ts';
import { schedulePage } from '../../../pages/schedule/schedule-page.ts';
import { searchPage } from '../../../pages/search/search-page.ts';
import { sectionPage } from '../../../pages/section/section-page.ts';
import { seasonPage } from '../../../pages/series/season-page.ts';
import { seriesPage } from '../../../pages/series/series-page.ts';
import { signUpPage } from '../../../pages/sign-up/sign-up-page.ts';
import { upcomingPage } from '../../../pages/upcoming/upcoming-page.ts';
import { videoPage } from '../../../pages/video/video-page.ts';
import { watchlistsPage } from '../../../pages/watchlists/watchlists-page.ts';
import type { Page } from '../../../shared/navigation/page.ts';
import { isPageKey, type PageKey } from '../../../shared/navigation/page-keys.ts';

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
  LOGIN: loginPage,
  LOGIN_REDIRECT: loginPage,
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
