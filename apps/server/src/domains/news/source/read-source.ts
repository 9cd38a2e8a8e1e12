// An RSS or Atom document → items with clean texts. Reading is feedsmith's; what is here chooses among what it found.
import type { RichNode } from '@matinee/contract';
import { type AtomFeed, parseFeed, type RssFeed } from 'feedsmith';
import { richParagraphs, wordsOf } from '../rich-paragraphs.ts';
import { decode } from './decode.ts';
import { SourceError } from './source-error.ts';

export interface SourceItem {
  /** What its source calls it. */
  key: string;
  title: string;
  summary: string;
  text: RichNode[];
  author: string | undefined;
  link: string | undefined;
  /** Address of a picture. */
  picture: string | undefined;
  /** Milliseconds since 1970; undefined when it does not say. */
  publishedAt: number | undefined;
}

const rootElement = /<(rss|feed)\b/i;
const longest = { key: 1_000, title: 300, summary: 400, author: 200, html: 100_000 };

export function readSource(
  bytes: Uint8Array,
  { contentType, address, maxItems }: { contentType: string; address: string; maxItems: number },
): SourceItem[] {
  const xml = decode(bytes, contentType);
  // Declared entities are how a small document becomes a huge one; no feed needs them.
  if (/<!DOCTYPE/i.test(xml.slice(0, xml.search(rootElement)))) {
    throw new SourceError('The document declares a type of its own, which is not read.');
  }
  const { format, feed } = parse(xml, maxItems);
  const found = format === 'rss' ? (feed.items ?? []).map(ofRss) : (feed.entries ?? []).map(ofAtom);
  return found.slice(0, maxItems).flatMap((item) => tidy(item, address) ?? []);
}

type Known = { format: 'rss'; feed: RssFeed.Feed<string> } | { format: 'atom'; feed: AtomFeed.Feed<string> };

function parse(xml: string, maxItems: number): Known {
  let read: ReturnType<typeof parseFeed>;
  try {
    read = parseFeed(xml, { maxItems });
  } catch {
    throw new SourceError('The answer is no feed that can be read.');
  }
  if (read.format !== 'rss' && read.format !== 'atom') throw new SourceError('The answer is no RSS or Atom.');
  return read as Known;
}

interface Found {
  key: string | undefined;
  title: string;
  summary: string | undefined;
  html: string | undefined;
  author: string | undefined;
  link: string | undefined;
  picture: string | undefined;
  date: string | undefined;
}

type Item = RssFeed.Item<string>;
type Entry = AtomFeed.Entry<string>;

function ofRss({ title, link, description, guid, pubDate, authors, content, dc, ...rest }: Item): Found {
  const key = textOf(guid?.value);
  return {
    key: key ?? link,
    title: wordsOf(richParagraphs(title ?? '')),
    summary: content?.encoded === undefined ? undefined : description,
    html: content?.encoded ?? description,
    author: authors?.[0]?.name ?? dc?.creators?.[0],
    link: link ?? (guid?.isPermaLink === false ? undefined : key),
    picture: pictureOf(rest.media) ?? pictureIn(rest.enclosures?.map(({ url, type }) => ({ url, type }))),
    date: pubDate ?? dc?.dates?.[0],
  };
}

function ofAtom({
  id,
  title,
  links = [],
  summary,
  content,
  published,
  updated,
  authors,
  media,
}: Entry): Found {
  const enclosures = links.filter(({ rel }) => rel === 'enclosure');
  return {
    key: textOf(id),
    title: wordsOf(richParagraphs(htmlOf(title as AtomFeed.Text | undefined) ?? '')),
    summary: content?.value === undefined ? undefined : htmlOf(summary),
    html: htmlOf(content) ?? htmlOf(summary),
    author: textOf(authors?.[0]?.name),
    link: textOf(links.find(({ rel }) => rel === undefined || rel === 'alternate')?.href),
    picture: pictureOf(media) ?? pictureIn(enclosures.map(({ href, type }) => ({ url: href, type }))),
    date: published ?? textOf(updated),
  };
}

/** What the document should have and may not have. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

function htmlOf(text: AtomFeed.Text | AtomFeed.Content | undefined): string | undefined {
  if (text?.value === undefined) return undefined;
  if (text.type === 'html' || text.type === 'xhtml') return text.value;
  return text.value.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

function pictureOf(media: Item['media']): string | undefined {
  const all = [
    ...(media?.contents ?? []),
    ...(media?.groups ?? []).flatMap(({ contents }) => contents ?? []),
  ];
  const isPicture = ({ medium, type }: (typeof all)[number]) =>
    medium === 'image' || type?.startsWith('image/') === true;
  return textOf(all.find(isPicture)?.url) ?? textOf(media?.thumbnails?.[0]?.url);
}

function pictureIn(enclosures: { url?: unknown; type?: unknown }[] = []): string | undefined {
  return textOf(enclosures.find(({ type }) => textOf(type)?.startsWith('image/'))?.url);
}

/** Undefined for what cannot be told from others, or has nothing to read. */
function tidy(found: Found, address: string): SourceItem | undefined {
  const link = absolute(found.link, address);
  const text = withLinks(richParagraphs(htmlIn(found.html)), link ?? address);
  const words = wordsOf(text);
  const title = cut(found.title || words, longest.title);
  const key = found.key ?? link;
  if (key === undefined || key.length > longest.key || title === '') return undefined;
  const summary = wordsOf(richParagraphs(htmlIn(found.summary))) || words;
  const publishedAt = found.date === undefined ? Number.NaN : Date.parse(found.date);
  return {
    key,
    title,
    summary: cut(summary, longest.summary),
    text,
    author: found.author === undefined ? undefined : cut(found.author, longest.author) || undefined,
    link: link?.startsWith('https:') ? link : undefined,
    picture: absolute(found.picture, address),
    publishedAt: Number.isFinite(publishedAt) && publishedAt > 0 ? publishedAt : undefined,
  };
}

function absolute(href: string | undefined, base: string): string | undefined {
  const url = href === undefined ? null : URL.parse(href, base);
  return url && /^https?:$/.test(url.protocol) && url.href.length <= 2_000 ? url.href : undefined;
}

/** A path in somebody else's text is a path of theirs, not of this service. */
function withLinks(nodes: readonly RichNode[], base: string): RichNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    const { href, ...element } = node;
    const led = href?.startsWith('/') ? absolute(href, base) : href;
    const isSafe = led !== undefined && !led.startsWith('http:');
    return { ...element, ...(isSafe && { href: led }), children: withLinks(node.children, base) };
  });
}

/** Of a bounded length; a character that is cut through is none. */
function htmlIn(html = ''): string {
  return html.slice(0, longest.html).toWellFormed();
}

/** At the end of a word. */
function cut(text: string, most: number): string {
  const whole = text.trim().toWellFormed();
  if (whole.length <= most) return whole;
  const part = whole.slice(0, most - 1);
  return `${part.slice(0, Math.max(part.lastIndexOf(' '), most / 2)).toWellFormed()}…`;
}
