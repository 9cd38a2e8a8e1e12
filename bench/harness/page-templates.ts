// Lists a URL of each page template in the demo realm.
import type { Card, LiveEvent } from '@matinee/contract';
import { type RouteKey, slugify } from '@matinee/rules';
import { buildDemoPath, findDemoIds } from '../../scripts/route-screenshots/demo-ids.ts';
import { call } from './operator.ts';
import type { Service } from './service.ts';

export interface PageTemplate {
  name: string;
  path: string;
  /** Selector of the first card, or of the heading on pages without cards. */
  cardSelector: string;
  /** The page is opened with an account, because it is empty for guests. */
  isPersonal: boolean;
}

const pageCardSelector = 'main :is([data-card], li a)';
const headingSelector = 'main h1';

const cardPageKeys: readonly RouteKey[] = [
  'HOME',
  'BROWSE',
  'GRID',
  'SECTION',
  'SERIES',
  'SEASON',
  'PLAYLIST',
  'LIVE_EVENTS',
  'UPCOMING',
  'SCHEDULE',
  'EPG',
  'RELEASES',
  'RANKINGS',
  'SEARCH',
  'NEWS',
  'FIGHTERS',
];
const otherPageKeys: readonly RouteKey[] = [
  'VOD',
  'INTERSTITIAL',
  'NEWS_ITEM',
  'FIGHTER',
  'PLUGIN',
  'EXTERNAL_PAGE',
  'LOGIN',
  'SIGNUP',
];
const personalPageKeys: readonly RouteKey[] = ['FAVOURITES', 'MY_LIST', 'HISTORY', 'WATCHLISTS'];

export async function listPageTemplates(service: Service): Promise<PageTemplate[]> {
  const ids = await findDemoIds(service.url);
  const createTemplates = (
    keys: readonly RouteKey[],
    cardSelector: string,
    isPersonal = false,
  ): PageTemplate[] =>
    keys.map((key) => ({
      name: key.toLowerCase().replaceAll('_', '-'),
      path: buildDemoPath(key, 'en', ids),
      cardSelector,
      isPersonal,
    }));
  return [
    ...createTemplates(cardPageKeys, pageCardSelector),
    ...createTemplates(otherPageKeys, headingSelector),
    ...(await listVariants(service, ids.anyRoute.eventId ?? '')),
    ...createTemplates(personalPageKeys, pageCardSelector, true),
  ];
}

/** Returns pages in a state in which they look different, such as an upcoming event. */
async function listVariants(service: Service, freeVideoId: string): Promise<PageTemplate[]> {
  const { events } = await call<{ events: LiveEvent[] }>(service, 'GET', '/api/v2/event?p=1&rpp=60');
  const upcoming = events.find(({ contentContext }) => contentContext === 'UPCOMING');
  const deniedVideoId = await findVideoId(service, 'DENIED');
  const paths: Record<string, string | undefined> = {
    'video without access': `/video/${deniedVideoId}`,
    'interstitial with access': `/interstitial/${freeVideoId}`,
    'upcoming event': upcoming && `/live/${upcoming.id}/${slugify(upcoming.title)}`,
    // The demo names the video of a premiere after its event.
    premiere: upcoming && `/video/${upcoming.id.replace('premiere-', '')}-new-cut`,
    'unknown page': '/nothing-here',
  };
  return Object.entries(paths).flatMap(([name, path]) =>
    path === undefined ? [] : [{ name, path, cardSelector: headingSelector, isPersonal: false }],
  );
}

/** Returns the id of the first video of home whose access level for guests is `accessLevel`. */
async function findVideoId(service: Service, accessLevel: string): Promise<string> {
  const home = await call<{ buckets: { contentList: Card[] }[] }>(
    service,
    'GET',
    '/api/v1/view/section/HOME',
  );
  const cards = home.buckets.flatMap(({ contentList }) => contentList);
  const video = cards.find((card) => card.type === 'VIDEO' && card.accessLevel === accessLevel);
  if (!video) throw new Error(`home has no video that is ${accessLevel}`);
  return video.id;
}
