// An address of every page that is offered, made from the route table; with words that try to run wherever the
// hostile realm has what the page is about.
import { isAdminRoute, type RouteKey, routeTemplates } from '@matinee/rules';
import type { APIRequestContext } from '@playwright/test';
import { events } from '../service/seed/live.ts';
import { titles } from '../service/seed/realm-file.ts';
import { hostileIds } from '../service/seed/xss-realm.ts';
import { inHostileRealm } from './crawl.ts';

/** What only the friendly realm has, and what it is asked for. */
const friendly: Partial<Record<RouteKey, Readonly<Record<string, string>>>> = {
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
const hostile: Readonly<Record<string, string>> = {
  eventId: hostileIds.video,
  seriesId: hostileIds.series,
  seasonId: hostileIds.season,
  playlistId: hostileIds.playlist,
  pageId: 'about',
};

const isForEverybody = (key: RouteKey): boolean => !isAdminRoute(key);
/** Who visits the page to sign out is a guest on all that follow. */
export const isForPeople = (key: RouteKey): boolean => isForEverybody(key) && key !== 'LOGOUT';

function pathOf(template: string, key: RouteKey): string {
  const given = friendly[key] ?? (key === 'SECTION' ? { id: hostileIds.section } : hostile);
  const path = template.replace(/\{(\w+)\??\}/g, (_all, name: string) =>
    encodeURIComponent(given[name] ?? 'nobody'),
  );
  return path + (given.query ?? '');
}

const notOffered = />(Not available here|غير متاح هنا)</;

/** One address for each offered page that is wanted, and one for all that this release does not have. */
export async function everyPage(
  language: string,
  request: APIRequestContext,
  isWanted: (key: RouteKey) => boolean = isForEverybody,
): Promise<string[]> {
  const addresses = new Set<string>();
  let left = 0;
  for (const { template, key } of routeTemplates(language)) {
    if (!isWanted(key)) continue;
    const path = pathOf(template, key);
    const isOffered = !notOffered.test(await (await request.get(path)).text());
    if (!isOffered) left += 1;
    if (isOffered || left === 1) addresses.add(friendly[key] ? path : inHostileRealm(path));
  }
  return [...addresses];
}
