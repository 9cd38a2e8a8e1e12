// Values of route parameters in the demo realm.
import { buildHref, defaultPathTemplates, type RouteKey } from '@matinee/rules';

type Ids = Partial<Record<string, string>>;

interface DemoCard {
  id: string;
  type: string;
  accessLevel: string;
}

/**
 * Returns route parameters: in `anyRoute` the ids of the first title, list or page of each kind that guests may open,
 * and by route key those of routes that need others.
 */
export async function findDemoIds(url: string): Promise<Readonly<Record<'anyRoute' | RouteKey, Ids>>> {
  const readJson = async (path: string) => (await fetch(url + path)).json();
  const sections = await Promise.all(
    ['HOME', 'series'].map((key) => readJson(`/api/v1/view/section/${key}`)),
  );
  const cards: DemoCard[] = sections.flatMap(({ buckets = [] }) =>
    buckets.flatMap(({ contentList }: { contentList: DemoCard[] }) => contentList),
  );
  const findFirstId = (type: string, level = 'GRANTED') =>
    cards.find((card) => card.type === type && card.accessLevel === level)?.id ?? 'none';
  const seriesId = findFirstId('SERIES');
  const { season } = await readJson(`/api/v4/series/${seriesId}`);
  const live = await readJson('/api/v2/event/live');
  const people = await readJson('/api/v2/fighters');
  const news = await readJson('/api/v2/news');
  const fallbackIds: Ids = {
    eventId: findFirstId('VIDEO'),
    seriesId,
    seasonId: season?.id,
    playlistId: findFirstId('PLAYLIST'),
    id: 'films',
    pageId: 'about',
  };
  const idsByRoute: Partial<Record<RouteKey, Ids>> = {
    LIVE: { eventId: live.events?.[0]?.id },
    INTERSTITIAL: { eventId: findFirstId('VIDEO', 'DENIED') },
    PLUGIN: { id: 'which-film' },
    NEWS_ITEM: { feedName: news.contentList?.[0]?.feedName, newId: news.contentList?.[0]?.id },
    WATCHLISTS: {},
    FIGHTER: { id: people.fighters?.[0]?.id },
  };
  return { anyRoute: fallbackIds, ...idsByRoute } as Readonly<Record<'anyRoute' | RouteKey, Ids>>;
}

/** Query parameters by route. */
const queries: Partial<Record<RouteKey, Readonly<Record<string, string>>>> = {
  GRID: { id: 'genre.drama' },
  MOBILE_EXTERNAL_PAGE: { pageId: 'about' },
  SEARCH: { query: 'lantern' },
};

/** Builds the path of a route. Without a value, an optional parameter is omitted and a required one is `example`. */
export function buildDemoPath(
  key: RouteKey,
  language: string,
  ids: Awaited<ReturnType<typeof findDemoIds>>,
): string {
  const paramMatches = [...defaultPathTemplates[key].matchAll(/\{(\w+)(\?)?\}/g)];
  const params = Object.fromEntries(
    paramMatches.flatMap(([, name = '', optionalMark]) => {
      const value = ids[key]?.[name] ?? ids.anyRoute[name];
      return value ? [[name, value]] : optionalMark ? [] : [[name, 'example']];
    }),
  );
  return buildHref({ route: key, params, query: { ...queries[key], language } }, { language });
}
