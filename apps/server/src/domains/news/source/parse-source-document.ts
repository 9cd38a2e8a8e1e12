// Turns an RSS or Atom document into items with sanitised text. feedsmith parses; this file selects fields
// and limits their length.
import type { RichNode } from '@matinee/contract';
import { type AtomFeed, parseFeed, type RssFeed } from 'feedsmith';
import { parseRichBlocks, toPlainText } from '../rich-blocks.ts';
import { decodeDocument } from './decode-document.ts';
import { SourceError } from './source-error.ts';

export interface SourceItem {
  /** The id of the item in its source. */
  key: string;
  title: string;
  summary: string;
  text: RichNode[];
  author: string | undefined;
  link: string | undefined;
  /** URL of an image. */
  imageUrl: string | undefined;
  /** Unix time in milliseconds; undefined when the source has none. */
  publishedAt: number | undefined;
}

const maxLengths = { key: 1_000, title: 300, summary: 400, author: 200, html: 100_000 };

export function parseSourceDocument(
  bytes: Uint8Array,
  { contentType, url, maxItems }: { contentType: string; url: string; maxItems: number },
): SourceItem[] {
  const xml = decodeDocument(bytes, contentType);
  // Entities allow exponential expansion ("billion laughs"); no feed needs them. feedsmith passes no options to its
  // parser, and a second parser could read the document differently. So `<!ENTITY` is refused anywhere in the text.
  if (/<!ENTITY/i.test(xml)) throw new SourceError('The document declares entities, which is not supported.');
  const { format, feed } = parseXml(xml, maxItems);
  const items =
    format === 'rss' ? (feed.items ?? []).map(convertRssItem) : (feed.entries ?? []).map(convertAtomEntry);
  return items.slice(0, maxItems).flatMap((item) => cleanItem(item, url) ?? []);
}

type ParsedFeed =
  | { format: 'rss'; feed: RssFeed.Feed<string> }
  | { format: 'atom'; feed: AtomFeed.Feed<string> };

function parseXml(xml: string, maxItems: number): ParsedFeed {
  let parsedFeed: ReturnType<typeof parseFeed>;
  try {
    parsedFeed = parseFeed(xml, { maxItems });
  } catch {
    throw new SourceError('The response is not a valid feed.');
  }
  if (parsedFeed.format !== 'rss' && parsedFeed.format !== 'atom')
    throw new SourceError('The response is neither RSS nor Atom.');
  return parsedFeed as ParsedFeed;
}

interface RawItem {
  key: string | undefined;
  title: string;
  summary: string | undefined;
  html: string | undefined;
  author: string | undefined;
  link: string | undefined;
  imageUrl: string | undefined;
  date: string | undefined;
}

type Item = RssFeed.Item<string>;
type Entry = AtomFeed.Entry<string>;

function convertRssItem({
  title,
  link,
  description,
  guid,
  pubDate,
  authors,
  content,
  dc,
  ...rest
}: Item): RawItem {
  const key = toNonEmptyText(guid?.value);
  return {
    key: key ?? link,
    title: toPlainText(parseRichBlocks(title ?? '')),
    summary: content?.encoded === undefined ? undefined : description,
    html: content?.encoded ?? description,
    author: authors?.[0]?.name ?? dc?.creators?.[0],
    link: link ?? (guid?.isPermaLink === false ? undefined : key),
    imageUrl:
      findMediaImage(rest.media) ??
      findEnclosureImage(rest.enclosures?.map(({ url, type }) => ({ url, type }))),
    date: pubDate ?? dc?.dates?.[0],
  };
}

function convertAtomEntry({
  id,
  title,
  links = [],
  summary,
  content,
  published,
  updated,
  authors,
  media,
}: Entry): RawItem {
  const enclosures = links.filter(({ rel }) => rel === 'enclosure');
  return {
    key: toNonEmptyText(id),
    title: toPlainText(parseRichBlocks(convertAtomTextToHtml(title as AtomFeed.Text | undefined) ?? '')),
    summary: content?.value === undefined ? undefined : convertAtomTextToHtml(summary),
    html: convertAtomTextToHtml(content) ?? convertAtomTextToHtml(summary),
    author: toNonEmptyText(authors?.[0]?.name),
    link: toNonEmptyText(links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href),
    imageUrl:
      findMediaImage(media) ?? findEnclosureImage(enclosures.map(({ href, type }) => ({ url: href, type }))),
    date: published ?? toNonEmptyText(updated),
  };
}

/** Returns text of a field that may be missing or of another type. */
function toNonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function convertAtomTextToHtml(text: AtomFeed.Text | AtomFeed.Content | undefined): string | undefined {
  if (text?.value === undefined) return undefined;
  if (text.type === 'html' || text.type === 'xhtml') return text.value;
  return text.value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function findMediaImage(media: Item['media']): string | undefined {
  const contents = [
    ...(media?.contents ?? []),
    ...(media?.groups ?? []).flatMap(({ contents }) => contents ?? []),
  ];
  const isImage = ({ medium, type }: (typeof contents)[number]) =>
    medium === 'image' || type?.startsWith('image/') === true;
  return toNonEmptyText(contents.find(isImage)?.url) ?? toNonEmptyText(media?.thumbnails?.[0]?.url);
}

function findEnclosureImage(enclosures: { url?: unknown; type?: unknown }[] = []): string | undefined {
  return toNonEmptyText(enclosures.find(({ type }) => toNonEmptyText(type)?.startsWith('image/'))?.url);
}

/** Returns undefined for an item without text, and for one whose key is missing or too long. */
function cleanItem(item: RawItem, baseUrl: string): SourceItem | undefined {
  const link = resolveUrl(item.link, baseUrl);
  const text = resolveLinks(parseRichBlocks(truncateHtml(item.html)), link ?? baseUrl);
  const plainTextBody = toPlainText(text);
  const title = truncate(item.title || plainTextBody, maxLengths.title);
  const key = item.key ?? link;
  if (key === undefined || key.length > maxLengths.key || title === '') return undefined;
  const summary = toPlainText(parseRichBlocks(truncateHtml(item.summary))) || plainTextBody;
  const publishedAt = item.date === undefined ? Number.NaN : Date.parse(item.date);
  return {
    key,
    title,
    summary: truncate(summary, maxLengths.summary),
    text,
    author: item.author === undefined ? undefined : truncate(item.author, maxLengths.author) || undefined,
    link: link?.startsWith('https:') ? link : undefined,
    imageUrl: resolveUrl(item.imageUrl, baseUrl),
    publishedAt: Number.isFinite(publishedAt) && publishedAt > 0 ? publishedAt : undefined,
  };
}

function resolveUrl(href: string | undefined, base: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, base);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : undefined;
}

/**
 * Resolves relative links against `base`, because they would point to this service otherwise. Removes the
 * targets of `http:` links.
 */
function resolveLinks(nodes: readonly RichNode[], base: string): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { href, ...element } = node;
    const resolvedHref = href?.startsWith('/') ? resolveUrl(href, base) : href;
    const isSafe = resolvedHref !== undefined && !resolvedHref.startsWith('http:');
    return { ...element, ...(isSafe && { href: resolvedHref }), children: resolveLinks(node.children, base) };
  });
}

/** Limits the length, and replaces half of a surrogate pair at the cut with U+FFFD. */
function truncateHtml(html = ''): string {
  return html.slice(0, maxLengths.html).toWellFormed();
}

/** Truncates at the end of a word. */
function truncate(text: string, maxLength: number): string {
  const trimmedText = text.trim().toWellFormed();
  if (trimmedText.length <= maxLength) return trimmedText;
  const prefix = trimmedText.slice(0, maxLength - 1);
  return `${prefix.slice(0, Math.max(prefix.lastIndexOf(' '), maxLength / 2)).toWellFormed()}…`;
}
