// Meta tags, language alternates, Open Graph and structured data of a page. Rendered on the server only.
import {
  buildAlternateUrls,
  hrefFor,
  isIndexableRoute,
  matchPath,
  type RouteKey,
  type RouteTarget,
} from '@matinee/rules';
import type { Environment } from '../../shared/environment/environment.ts';
import type { LinkedData, PageMetadata } from './page-metadata.ts';
import { getImageUrl } from './structured-data.ts';

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
  facts: PageMetadata;
}

const notListed = '<meta name="robots" content="noindex">';
const nothingToFind: MetaTags = { head: notListed, structuredData: '' };
const longestDescription = 300;

export function renderMetaTags(shown: RenderedPage): MetaTags {
  const { key, params, status, origin, environment, facts } = shown;
  if (!key || status !== 200 || facts.isClosed) return nothingToFind;
  const isListed = isIndexableRoute(key);
  // Shared lists: visible to those with the link, `noindex` for search engines.
  if (!isListed && facts.title === undefined) return nothingToFind;
  const { realm, language } = environment;
  const target = facts.target ?? { route: key, params };
  const addresses = buildAlternateUrls({ hrefFor, matchPath }, target, realm);
  const pageUrl = addresses.languages.find((one) => one.language === language)?.url ?? addresses.defaultUrl;
  const absolute = (path: string) => origin + path;
  const title = facts.title === undefined ? shown.title : escapeText(facts.title);
  const description = facts.description && escapeText(shorten(facts.description));
  const found = [
    link('canonical', absolute(pageUrl)),
    ...addresses.languages.map((one) => link('alternate', absolute(one.url), one.language)),
    link('alternate', absolute(addresses.defaultUrl), 'x-default'),
  ];
  const head = [
    ...(isListed ? found : [notListed]),
    description && meta('name', 'description', description),
    meta('property', 'og:site_name', escapeText(realm.name)),
    meta('property', 'og:type', facts.kind ?? 'website'),
    meta('property', 'og:title', title),
    description && meta('property', 'og:description', description),
    meta('property', 'og:url', escapeText(absolute(pageUrl))),
    ...locales(language, realm.languages),
    ...pictureTags(facts, absolute, title),
    facts.duration && meta('property', 'video:duration', String(Math.round(facts.duration))),
    meta('name', 'twitter:title', title),
    description && meta('name', 'twitter:description', description),
  ];
  return {
    head: head.filter(Boolean).join(''),
    structuredData: isListed ? dataScripts(shown, target, absolute) : '',
  };
}

function pictureTags({ image }: PageMetadata, absolute: (path: string) => string, alt: string): string[] {
  if (!image?.url) return [meta('name', 'twitter:card', 'summary')];
  const address = escapeText(absolute(getImageUrl(image)));
  const width = Math.min(image.width, 1280);
  return [
    meta('property', 'og:image', address),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(Math.round((image.height * width) / image.width))),
    meta('property', 'og:image:alt', alt),
    // A wide card would crop a portrait.
    meta('name', 'twitter:card', image.height > image.width ? 'summary' : 'summary_large_image'),
    meta('name', 'twitter:image', address),
    meta('name', 'twitter:image:alt', alt),
  ];
}

function locales(language: string, all: readonly string[]): string[] {
  const others = all.filter((code) => code !== language);
  return [
    meta('property', 'og:locale', localeOf(language)),
    ...others.map((code) => meta('property', 'og:locale:alternate', localeOf(code))),
  ];
}

/** `en` → `en_US`: Open Graph requires a territory. */
function localeOf(code: string): string {
  const { language, region } = new Intl.Locale(code).maximize();
  return region ? `${language}_${region}` : language;
}

function dataScripts(
  { environment, facts }: RenderedPage,
  target: RouteTarget,
  absolute: (path: string) => string,
): string {
  const nodes: LinkedData[] = facts.linkedData?.(absolute) ?? [];
  if (target.route !== 'HOME') nodes.push(crumbTrail(environment, facts, target, absolute));
  return nodes.map((node) => dataScript({ '@context': 'https://schema.org', ...node })).join('');
}

function crumbTrail(
  { paths, realm }: Environment,
  { crumbs = [], title }: PageMetadata,
  target: RouteTarget,
  absolute: (path: string) => string,
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
      item: absolute(paths.hrefFor(crumb.target)),
    })),
  };
}

/** JSON that cannot end its script element. */
function dataScript(node: LinkedData): string {
  return `<script type="application/ld+json">${JSON.stringify(node).replace(/</g, '\\u003c')}</script>`;
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeText(href)}">`;
}

function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return `<meta ${attribute}="${name}" content="${content}">`;
}

/** Truncated at a word for previews. */
function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= longestDescription) return flat;
  const cut = flat.slice(0, longestDescription - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 200))}…`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
