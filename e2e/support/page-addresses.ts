// One address of every offered page, from the route table; in the XSS realm wherever that has what the page shows.
import { isAdminRoute, type RouteKey, routeTemplates } from '@matinee/rules';
import { events } from '../service/seed/live.ts';
import { titles } from '../service/seed/realm-file.ts';
import { xssIds } from '../service/seed/xss-realm.ts';
import { inXssRealm } from './crawl.ts';

/** Pages whose content only the shared realm has, and their parameters. */
const inSharedRealm: Partial<Record<RouteKey, Readonly<Record<string, string>>>> = {
  LIVE: { eventId: events.upcoming },
  LIVE_EVENTS: {},
  UPCOMING: {},
  SCHEDULE: {},
  EPG: {},
  GRID: { query: '?id=mesas' },
  FIGHTERS: {},
  FIGHTER: { id: 'rosa-duval' },
  PLUGIN: { id: 'quiz' },
  HOME: {},
  VOD: { eventId: titles.open },
};
const xssParams: Readonly<Record<string, string>> = {
  eventId: xssIds.video,
  seriesId: xssIds.series,
  seasonId: xssIds.season,
  playlistId: xssIds.playlist,
  pageId: 'about',
};

const isForEverybody = (key: RouteKey): boolean => !isAdminRoute(key);
/** Opening the page to sign out would make a guest of the visitor. */
export const isForAccounts = (key: RouteKey): boolean => isForEverybody(key) && key !== 'LOGOUT';

function pathOf(template: string, key: RouteKey): string {
  const params = inSharedRealm[key] ?? (key === 'SECTION' ? { id: xssIds.section } : xssParams);
  const path = template.replace(/\{(\w+)\??\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? 'nobody'),
  );
  return path + (params.query ?? '');
}

const notOffered = />(Not available here|غير متاح هنا)</;

/** An address for each offered page that is selected, and one for all pages that this release does not have. */
export async function addressesOfPages(
  language: string,
  readDocument: (path: string) => Promise<string>,
  isSelected: (key: RouteKey) => boolean = isForEverybody,
): Promise<string[]> {
  const addresses = new Set<string>();
  let missing = 0;
  for (const { template, key } of routeTemplates(language)) {
    if (!isSelected(key)) continue;
    const path = pathOf(template, key);
    const isOffered = !notOffered.test(await readDocument(path));
    if (!isOffered) missing += 1;
    if (isOffered || missing === 1) addresses.add(inSharedRealm[key] ? path : inXssRealm(path));
  }
  return [...addresses];
}
