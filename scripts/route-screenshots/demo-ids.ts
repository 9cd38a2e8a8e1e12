// Values of route parameters in the demo realm.
import { defaultPaths, hrefFor, type RouteKey } from '@matinee/rules';

type Ids = Partial<Record<string, string>>;

interface Item {
  id: string;
  type: string;
  accessLevel: string;
}

/** Ids of the first title, list or page of each kind that guests may open, and those that single routes need. */
export async function findDemoIds(url: string): Promise<Readonly<Record<'any' | RouteKey, Ids>>> {
  const read = async (path: string) => (await fetch(url + path)).json();
  const sections = await Promise.all(['HOME', 'series'].map((key) => read(`/api/v1/view/section/${key}`)));
  const cards: Item[] = sections.flatMap(({ buckets = [] }) =>
    buckets.flatMap(({ contentList }: { contentList: Item[] }) => contentList),
  );
  const first = (type: string, level = 'GRANTED') =>
    cards.find((card) => card.type === type && card.accessLevel === level)?.id ?? 'none';
  const series = first('SERIES');
  const { season } = await read(`/api/v4/series/${series}`);
  const live = await read('/api/v2/event/live');
  const people = await read('/api/v2/fighters');
  const news = await read('/api/v2/news');
  const any: Ids = {
    eventId: first('VIDEO'),
    seriesId: series,
    seasonId: season?.id,
    playlistId: first('PLAYLIST'),
    id: 'films',
    pageId: 'about',
  };
  const ofRoutes: Partial<Record<RouteKey, Ids>> = {
    LIVE: { eventId: live.events?.[0]?.id },
    INTERSTITIAL: { eventId: first('VIDEO', 'DENIED') },
    PLUGIN: { id: 'which-film' },
    NEWS_ITEM: { feedName: news.contentList?.[0]?.feedName, newId: news.contentList?.[0]?.id },
    WATCHLISTS: {},
    FIGHTER: { id: people.fighters?.[0]?.id },
  };
  return { any, ...ofRoutes } as Readonly<Record<'any' | RouteKey, Ids>>;
}

/** Query parameters of some pages. */
const queries: Partial<Record<RouteKey, Readonly<Record<string, string>>>> = {
  GRID: { id: 'genre.drama' },
  MOBILE_EXTERNAL_PAGE: { pageId: 'about' },
  SEARCH: { query: 'lantern' },
};

/** The path of a route with its parameters; parameters without a value are left out or `example`. */
export function pathOf(
  key: RouteKey,
  language: string,
  ids: Awaited<ReturnType<typeof findDemoIds>>,
): string {
  const names = [...defaultPaths[key].matchAll(/\{(\w+)(\?)?\}/g)];
  const params = Object.fromEntries(
    names.flatMap(([, name = '', optional]) => {
      const value = ids[key]?.[name] ?? ids.any[name];
      return value ? [[name, value]] : optional ? [] : [[name, 'example']];
    }),
  );
  return hrefFor({ route: key, params, query: { ...queries[key], language } }, { language });
}
