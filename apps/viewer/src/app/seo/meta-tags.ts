// Meta tags, language alternates, Open Graph and structured data of a page. Rendered on the server only.
import {
  buildAlternateUrls,
  buildHref,
  isIndexableRoute,
  matchPath,
  type RouteKey,
  type RouteTarget,
} from '@matinee/rules';
import type { Environment } from '../../shared/environment/environment.ts';
import type { LinkedData, PageMetadata } from './page-metadata.ts';
import { getImagePath } from './structured-data.ts';

export interface MetaTags {
  /** Elements of the head. */
  head: string;
  /** Script elements with JSON-LD, which browsers do not execute. */
  structuredData: string;
}

export interface RenderedPage {
  /** Null: unknown page. */
  key: RouteKey | null;
  params: Readonly<Record<string, string | undefined>>;
  status: number;
  /** Escaped markup. */
  title: string;
  origin: string;
  environment: Environment;
  metadata: PageMetadata;
}

const noIndexTag = '<meta name="robots" content="noindex">';
const noIndexOnly: MetaTags = { head: noIndexTag, structuredData: '' };
const maxDescriptionLength = 300;

export function renderMetaTags(page: RenderedPage): MetaTags {
  const { key, params, status, origin, environment, metadata } = page;
  if (!key || status !== 200 || metadata.isUnavailable) return noIndexOnly;
  const isIndexable = isIndexableRoute(key);
  // A shared list has a preview for those with the link, and `noindex` for search engines.
  if (!isIndexable && metadata.title === undefined) return noIndexOnly;
  const { realm, language } = environment;
  const target = metadata.target ?? { route: key, params };
  const alternateUrls = buildAlternateUrls({ buildHref, matchPath }, target, realm);
  const pagePath =
    alternateUrls.languageVersions.find((alternate) => alternate.language === language)?.url ??
    alternateUrls.defaultUrl;
  const toAbsoluteUrl = (path: string) => origin + path;
  const title = metadata.title === undefined ? page.title : escapeText(metadata.title);
  const description = metadata.description && escapeText(truncate(metadata.description));
  const indexingLinks = [
    renderLink('canonical', toAbsoluteUrl(pagePath)),
    ...alternateUrls.languageVersions.map((alternate) =>
      renderLink('alternate', toAbsoluteUrl(alternate.url), alternate.language),
    ),
    renderLink('alternate', toAbsoluteUrl(alternateUrls.defaultUrl), 'x-default'),
  ];
  const headElements = [
    ...(isIndexable ? indexingLinks : [noIndexTag]),
    description && renderMeta('name', 'description', description),
    renderMeta('property', 'og:site_name', escapeText(realm.name)),
    renderMeta('property', 'og:type', metadata.kind ?? 'website'),
    renderMeta('property', 'og:title', title),
    description && renderMeta('property', 'og:description', description),
    renderMeta('property', 'og:url', escapeText(toAbsoluteUrl(pagePath))),
    ...renderLocaleTags(language, realm.languages),
    ...renderImageTags(metadata, toAbsoluteUrl, title),
    metadata.duration && renderMeta('property', 'video:duration', String(Math.round(metadata.duration))),
    renderMeta('name', 'twitter:title', title),
    description && renderMeta('name', 'twitter:description', description),
  ];
  return {
    head: headElements.filter(Boolean).join(''),
    structuredData: isIndexable ? renderStructuredData(page, target, toAbsoluteUrl) : '',
  };
}

function renderImageTags(
  { image }: PageMetadata,
  toAbsoluteUrl: (path: string) => string,
  alt: string,
): string[] {
  if (!image?.url) return [renderMeta('name', 'twitter:card', 'summary')];
  const imageUrl = escapeText(toAbsoluteUrl(getImagePath(image)));
  const width = Math.min(image.width, 1280);
  return [
    renderMeta('property', 'og:image', imageUrl),
    renderMeta('property', 'og:image:type', 'image/jpeg'),
    renderMeta('property', 'og:image:width', String(width)),
    renderMeta('property', 'og:image:height', String(Math.round((image.height * width) / image.width))),
    renderMeta('property', 'og:image:alt', alt),
    // A wide card would crop a portrait.
    renderMeta('name', 'twitter:card', image.height > image.width ? 'summary' : 'summary_large_image'),
    renderMeta('name', 'twitter:image', imageUrl),
    renderMeta('name', 'twitter:image:alt', alt),
  ];
}

function renderLocaleTags(language: string, languages: readonly string[]): string[] {
  const otherLanguages = languages.filter((code) => code !== language);
  return [
    renderMeta('property', 'og:locale', toOpenGraphLocale(language)),
    ...otherLanguages.map((code) => renderMeta('property', 'og:locale:alternate', toOpenGraphLocale(code))),
  ];
}

/** `en` → `en_US`: Open Graph requires a territory. */
function toOpenGraphLocale(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}_${region}` : language;
}

function renderStructuredData(
  { environment, metadata }: RenderedPage,
  target: RouteTarget,
  toAbsoluteUrl: (path: string) => string,
): string {
  const nodes: LinkedData[] = metadata.buildLinkedData?.(toAbsoluteUrl) ?? [];
  if (target.route !== 'HOME') nodes.push(createBreadcrumbData(environment, metadata, target, toAbsoluteUrl));
  return nodes.map((node) => renderJsonLd({ '@context': 'https://schema.org', ...node })).join('');
}

function createBreadcrumbData(
  { paths, realm }: Environment,
  { crumbs = [], title }: PageMetadata,
  target: RouteTarget,
  toAbsoluteUrl: (path: string) => string,
): LinkedData {
  const trail = [
    { name: realm.name, target: { route: 'HOME', params: {} } as const },
    ...crumbs,
    { name: title ?? realm.name, target },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: toAbsoluteUrl(paths.buildHref(crumb.target)),
    })),
  };
}

/** Renders a script element. Escapes `<`, so that the JSON cannot end the element. */
function renderJsonLd(node: LinkedData): string {
  return `<script type="application/ld+json">${JSON.stringify(node).replace(/</g, '\\u003c')}</script>`;
}

function renderLink(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeText(href)}">`;
}

function renderMeta(attribute: 'name' | 'property', name: string, escapedContent: string): string {
  return `<meta ${attribute}="${name}" content="${escapedContent}">`;
}

/** Truncates at the end of a word. */
function truncate(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= maxDescriptionLength) return flat;
  const shortenedText = flat.slice(0, maxDescriptionLength - 1);
  return `${shortenedText.slice(0, Math.max(shortenedText.lastIndexOf(' '), 200))}…`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
