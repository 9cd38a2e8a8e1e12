// Lists one URL of every offered page from the route table: in the shared realm for the routes of
// `sharedRealmParams`, in the XSS realm for the others.
import { isAdminRoute, listRouteTemplates, type RouteKey } from '@matinee/rules';
import { eventIds } from '../service/seed/event-ids.ts';
import { titleIds } from '../service/seed/realm-file.ts';
import { xssHost, xssIds } from '../service/seed/xss-payloads.ts';
import { getUrlForHost } from './test.ts';

/** Parameters of pages that are opened in the shared realm. */
const sharedRealmParams: Partial<Record<RouteKey, Readonly<Record<string, string>>>> = {
  LIVE: { eventId: eventIds.upcoming },
  LIVE_EVENTS: {},
  UPCOMING: {},
  SCHEDULE: {},
  EPG: {},
  GRID: { query: '?id=mesas' },
  FIGHTERS: {},
  FIGHTER: { id: 'rosa-duval' },
  PLUGIN: { id: 'quiz' },
  HOME: {},
  VOD: { eventId: titleIds.open },
};
const xssParams: Readonly<Record<string, string>> = {
  eventId: xssIds.video,
  seriesId: xssIds.series,
  seasonId: xssIds.season,
  playlistId: xssIds.playlist,
  pageId: 'about',
};

export const getXssRealmUrl = (path: string): string => new URL(path, getUrlForHost(xssHost)).href;

const isForAllViewers = (key: RouteKey): boolean => !isAdminRoute(key);
/** Leaves out the sign-out page, which would end the session of the account. */
export const isForAccounts = (key: RouteKey): boolean => isForAllViewers(key) && key !== 'LOGOUT';

function buildPath(template: string, key: RouteKey): string {
  const params = sharedRealmParams[key] ?? (key === 'SECTION' ? { id: xssIds.section } : xssParams);
  const path = template.replace(/\{(\w+)\??\}/g, (_match, name: string) =>
    encodeURIComponent(params[name] ?? 'nobody'),
  );
  return path + (params.query ?? '');
}

const notOfferedPattern = />(Not available here|غير متاح هنا)</;

/** Returns a URL for each offered and selected page, and one for all pages that this release does not offer. */
export async function listPageUrls(
  language: string,
  readDocument: (path: string) => Promise<string>,
  isSelected: (key: RouteKey) => boolean = isForAllViewers,
): Promise<string[]> {
  const urls = new Set<string>();
  let notOfferedCount = 0;
  for (const { template, key } of listRouteTemplates(language)) {
    if (!isSelected(key)) continue;
    const path = buildPath(template, key);
    const isOffered = !notOfferedPattern.test(await readDocument(path));
    if (!isOffered) notOfferedCount += 1;
    if (isOffered || notOfferedCount === 1) urls.add(sharedRealmParams[key] ? path : getXssRealmUrl(path));
  }
  return [...urls];
}
