// Sitemap entries of pages: one entry per page and language, with links to its other languages.
import {
  type AlternateUrls,
  buildAlternateUrls,
  buildHref,
  defaultPathTemplates,
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
  /** Routes that this build has pages for. */
  routeKeys: ReadonlySet<string>;
}

/** Types of content with pages of their own. */
export const listedTypes = ['VIDEO', 'SEASON_VIDEO', 'SERIES', 'SEASON', 'PLAYLIST', 'LIVE_EVENT'] as const;

const noInterstitials = { seriesInterstitial: false, videoInterstitial: false };

/** The page of a title; undefined when the service has no page for it. */
function resolveTarget(
  { publicId, type }: PublicTitle,
  { routeKeys, settings }: Site,
): RouteTarget | undefined {
  const { route, params } = resolveContentTarget(
    { id: publicId, type },
    {
      settings: { features: { ...settings.features, ...noInterstitials } } as never,
      viewer: { isGuest: true },
      language: settings.defaultLanguage,
    },
  );
  return routeKeys.has(route) && isIndexableRoute(route) ? { route, params } : undefined;
}

function createEntries(
  site: Site,
  target: RouteTarget,
  createFields: (language: string) => Partial<SitemapItemLoose>,
): SitemapItemLoose[] {
  const toAbsoluteUrl = (path: string) => site.origin + path;
  const alternates: AlternateUrls = buildAlternateUrls({ buildHref, matchPath }, target, site.settings);
  const links = [
    ...alternates.languageVersions.map(({ language, url }) => ({
      lang: language,
      url: toAbsoluteUrl(url),
    })),
    { lang: 'x-default', url: toAbsoluteUrl(alternates.defaultUrl) },
  ];
  return alternates.languageVersions.map(({ language, url }) => ({
    url: toAbsoluteUrl(url),
    links,
    ...createFields(language),
  }));
}

/** Pages without parameters, and section pages. HOME and ROOT show the same page, so it is listed once. */
export function createPageEntries(site: Site, sectionKeys: readonly string[]): SitemapItemLoose[] {
  const fixedRoutes = (Object.keys(defaultPathTemplates) as RouteKey[]).filter(
    (key) =>
      site.routeKeys.has(key) &&
      isIndexableRoute(key) &&
      key !== 'ROOT' &&
      !defaultPathTemplates[key].includes('{'),
  );
  const targets: RouteTarget[] = fixedRoutes.map((route) => ({ route, params: {} }));
  if (site.routeKeys.has('SECTION')) {
    const listedKeys = sectionKeys.filter((key) => key !== 'HOME');
    targets.push(...listedKeys.map((id): RouteTarget => ({ route: 'SECTION', params: { id } })));
  }
  return targets.flatMap((target) => createEntries(site, target, () => ({})));
}

export function createNewsEntries(site: Site, news: PublicNewsItem): SitemapItemLoose[] {
  if (!site.routeKeys.has('NEWS_ITEM')) return [];
  const { feedName, publicId: itemId, image, titles, updatedAt } = news;
  const imageUrl = image && `${site.origin}/images/${image.id}/${Math.min(image.width, 1280)}.jpg`;
  return createEntries(site, { route: 'NEWS_ITEM', params: { feedName, newId: itemId } }, (language) => ({
    lastmod: updatedAt.toString(),
    ...(imageUrl && {
      img: [{ url: imageUrl, title: titles[language] ?? Object.values(titles)[0] ?? itemId }],
    }),
  }));
}

const maxDescriptionLength = 2_000;

/** `manifestPath` is undefined when the title has no video, or one that is not open to everyone. */
export function createTitleEntries(
  site: Site,
  title: PublicTitle,
  manifestPath: string | undefined,
): SitemapItemLoose[] {
  const target = resolveTarget(title, site);
  if (!target) return [];
  const { artwork, texts, availableUntil, durationMs } = title;
  const imageUrl = artwork && `${site.origin}/images/${artwork.id}/${Math.min(artwork.width, 1280)}.jpg`;
  return createEntries(site, target, (language) => {
    const text = texts[language] ?? texts[site.settings.defaultLanguage] ?? Object.values(texts)[0];
    const name = text?.title ?? title.publicId;
    return {
      lastmod: title.updatedAt.toString(),
      ...(imageUrl && { img: [{ url: imageUrl, title: name }] }),
      ...(imageUrl &&
        manifestPath && {
          video: [
            {
              thumbnail_loc: imageUrl,
              title: name.slice(0, 100),
              description: (text?.description ?? name).slice(0, maxDescriptionLength),
              content_loc: site.origin + manifestPath,
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
