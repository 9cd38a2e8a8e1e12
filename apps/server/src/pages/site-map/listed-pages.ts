// Pages as entries of the site map: one entry a page and language, each naming all the others.
import {
  type AlternateUrls,
  buildAlternateUrls,
  defaultPaths,
  hrefFor,
  isIndexableRoute,
  matchPath,
  type RouteKey,
  type RouteTarget,
  resolveContentTarget,
} from '@matinee/rules';
import type { SitemapItemLoose } from 'sitemap';
import type { RealmContext } from '../../calls/index.ts';
import type { PublicNewsItem } from '../../domains/news/index.ts';
import type { PublicTitle } from '../../domains/titles/index.ts';

export interface Site {
  origin: string;
  settings: RealmContext['settings'];
  /** Routes that have a page. */
  keys: ReadonlySet<string>;
}

/** Types of content that have pages of their own. */
export const listedTypes = ['VIDEO', 'SEASON_VIDEO', 'SERIES', 'SEASON', 'PLAYLIST', 'LIVE_EVENT'] as const;

const everyFeature = { seriesInterstitial: false, videoInterstitial: false };

/** Where a title lives; undefined when this service has no page for it. */
function targetOf({ publicId, type }: PublicTitle, { keys, settings }: Site): RouteTarget | undefined {
  const { route, params } = resolveContentTarget(
    { id: publicId, type },
    {
      settings: { features: { ...settings.features, ...everyFeature } } as never,
      viewer: { isGuest: true },
      language: settings.defaultLanguage,
    },
  );
  return keys.has(route) && isIndexableRoute(route) ? { route, params } : undefined;
}

function entries(
  site: Site,
  target: RouteTarget,
  factsIn: (language: string) => Partial<SitemapItemLoose>,
): SitemapItemLoose[] {
  const absolute = (path: string) => site.origin + path;
  const addresses: AlternateUrls = buildAlternateUrls({ hrefFor, matchPath }, target, site.settings);
  const links = [
    ...addresses.languages.map(({ language, url: address }) => ({ lang: language, url: absolute(address) })),
    { lang: 'x-default', url: absolute(addresses.defaultUrl) },
  ];
  return addresses.languages.map(({ language, url: address }) => ({
    url: absolute(address),
    links,
    ...factsIn(language),
  }));
}

/** Pages without parameters, and the pages of heroes and rows. Home once: its two addresses show the same. */
export function fixedEntries(site: Site, sections: readonly string[]): SitemapItemLoose[] {
  const fixed = (Object.keys(defaultPaths) as RouteKey[]).filter(
    (key) =>
      site.keys.has(key) && isIndexableRoute(key) && key !== 'ROOT' && !defaultPaths[key].includes('{'),
  );
  const targets: RouteTarget[] = fixed.map((route) => ({ route, params: {} }));
  if (site.keys.has('SECTION')) {
    const others = sections.filter((key) => key !== 'HOME');
    targets.push(...others.map((id): RouteTarget => ({ route: 'SECTION', params: { id } })));
  }
  return targets.flatMap((target) => entries(site, target, () => ({})));
}

export function newsEntries(site: Site, news: PublicNewsItem): SitemapItemLoose[] {
  if (!site.keys.has('NEWS_ITEM')) return [];
  const { feedName, publicId: newId, picture, titles, updatedAt } = news;
  const pictureUrl = picture && `${site.origin}/images/${picture.id}/${Math.min(picture.width, 1280)}.jpg`;
  return entries(site, { route: 'NEWS_ITEM', params: { feedName, newId } }, (language) => ({
    lastmod: updatedAt.toString(),
    ...(pictureUrl && {
      img: [{ url: pictureUrl, title: titles[language] ?? Object.values(titles)[0] ?? newId }],
    }),
  }));
}

const mostText = 2_000;

/** `stream`: where the film itself is, when everybody may have it. */
export function titleEntries(site: Site, title: PublicTitle, stream: string | undefined): SitemapItemLoose[] {
  const target = targetOf(title, site);
  if (!target) return [];
  const { artwork: picture, texts, availableUntil, durationMs } = title;
  const pictureUrl = picture && `${site.origin}/images/${picture.id}/${Math.min(picture.width, 1280)}.jpg`;
  return entries(site, target, (language) => {
    const text = texts[language] ?? texts[site.settings.defaultLanguage] ?? Object.values(texts)[0];
    const name = text?.title ?? title.publicId;
    return {
      lastmod: title.updatedAt.toString(),
      ...(pictureUrl && { img: [{ url: pictureUrl, title: name }] }),
      ...(pictureUrl &&
        stream && {
          video: [
            {
              thumbnail_loc: pictureUrl,
              title: name.slice(0, 100),
              description: (text?.description ?? name).slice(0, mostText),
              content_loc: site.origin + stream,
              publication_date: title.publishedAt.toString(),
              ...(durationMs !== null && {
                duration: Math.min(28_800, Math.max(1, Math.round(durationMs / 1000))),
              }),
              ...(availableUntil && { expiration_date: availableUntil.toString() }),
            },
          ],
        }),
    };
  });
}
