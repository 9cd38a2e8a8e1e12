import { describe, expect, test } from 'vitest';
import { parseSourceDocument } from './parse-source-document.ts';
import { parseSourceDocumentInWorker } from './parse-source-document-in-worker.ts';
import { SourceError } from './source-error.ts';

const url = 'https://news.example/feed.xml';
const read = (xml: string | Uint8Array, contentType = '') =>
  parseSourceDocument(typeof xml === 'string' ? new TextEncoder().encode(xml) : xml, {
    contentType,
    url,
    maxItems: 50,
  });
const createRss = (items: string, head = '') =>
  `<?xml version="1.0"?>${head}<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title>${items}</channel></rss>`;

describe('parseSourceDocument with RSS 2.0', () => {
  test('returns items with sanitised text, absolute links, images and publication times', () => {
    const xml =
      createRss(`<item><title>One &amp; <![CDATA[<b>two</b>]]></title><link>/posts/1</link><guid isPermaLink="false">a1</guid>
      <description>Short.</description>
      <content:encoded><![CDATA[<p onclick="x()">Read <a href="/more">more</a> <a href="http://plain.example/">plain</a><script>x()</script></p>]]></content:encoded>
      <media:content url="https://cdn.example/1.jpg" medium="image"/>
      <pubDate>Mon, 02 Mar 2026 10:00:00 +0100</pubDate></item>`);
    expect(read(xml)).toEqual([
      {
        key: 'a1',
        title: 'One & two',
        summary: 'Short.',
        text: [
          {
            tag: 'p',
            children: [
              'Read ',
              { tag: 'a', href: 'https://news.example/more', children: ['more'] },
              ' ',
              { tag: 'a', children: ['plain'] },
            ],
          },
        ],
        author: undefined,
        link: 'https://news.example/posts/1',
        imageUrl: 'https://cdn.example/1.jpg',
        publishedAt: Date.parse('2026-03-02T09:00:00Z'),
      },
    ]);
  });

  test('omits items without a key or without text', () => {
    const xml = createRss('<item><title>No name</title></item><item><guid>b</guid></item>');
    expect(read(xml)).toEqual([]);
  });

  test('limits the length of titles and summaries', () => {
    const xml = createRss(
      `<item><guid>c</guid><title>${'word '.repeat(200)}</title><description>${'word '.repeat(500)}</description></item>`,
    );
    const [item] = read(xml);
    expect(item?.title.length).toBeLessThanOrEqual(300);
    expect(item?.summary.length).toBeLessThanOrEqual(400);
    expect(item?.summary.endsWith('…')).toBe(true);
  });

  test('decodes the charset of the XML declaration', () => {
    const xml = createRss('<item><guid>d</guid><title>Ca\u00f1\u00f3n</title></item>').replace(
      '"1.0"',
      '"1.0" encoding="iso-8859-1"',
    );
    const [item] = read(Buffer.from(xml, 'latin1'));
    expect(item?.title).toBe('Cañón');
  });
});

test('parseSourceDocument returns the items of an Atom feed', () => {
  const xml = `<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>f</id><updated>2026-01-01T00:00:00Z</updated>
    <entry><id>urn:1</id><title type="html">A &amp;amp; B</title><link href="/x"/>
    <link rel="enclosure" type="image/png" href="https://cdn.example/x.png"/>
    <published>2026-01-01T00:00:00Z</published><author><name>Ada</name></author>
    <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Hello <em>you</em></p></div></content></entry>
    <entry><id>urn:2</id><title>1 &lt; 2</title><updated>2026-01-02T00:00:00Z</updated><summary>Plain &lt;b&gt;</summary></entry></feed>`;
  expect(read(xml)).toMatchObject([
    {
      key: 'urn:1',
      title: 'A & B',
      author: 'Ada',
      link: 'https://news.example/x',
      imageUrl: 'https://cdn.example/x.png',
      summary: 'Hello you',
      text: [{ tag: 'p', children: ['Hello ', { tag: 'em', children: ['you'] }] }],
    },
    { key: 'urn:2', title: '1 < 2', summary: 'Plain <b>', publishedAt: Date.parse('2026-01-02T00:00:00Z') },
  ]);
});

test('parseSourceDocument accepts a DOCTYPE that declares no entity', () => {
  const description = '<description><![CDATA[<!DOCTYPE html><p>Hello</p>]]></description>';
  const item = `<item><guid>1</guid><title>x</title>${description}</item>`;
  const doctype =
    '<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://dtd.example/rss.dtd">';
  expect(read(createRss(item, `<!-- ${doctype} -->${doctype}`))).toMatchObject([
    { key: '1', summary: 'Hello' },
  ]);
});

describe('parseSourceDocument throws a SourceError when the document', () => {
  const item = '<item><guid>1</guid><title>x</title></item>';
  const entityDeclarations = '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
  test.each([
    ['declares entities', createRss('<item><guid>1</guid><title>&b;</title></item>', entityDeclarations)],
    [
      'declares an entity of a local file',
      createRss('', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    ],
    [
      'declares an external entity after a comment that contains <rss>',
      createRss('', `<!-- <rss> -->${entityDeclarations.replace('"ha"', 'SYSTEM "file:///x"')}`),
    ],
    [
      'declares entities after a comment that contains <rss>',
      createRss(item, `<!-- <rss> -->${entityDeclarations}`),
    ],
    [
      'declares entities after a processing instruction that contains <rss>',
      createRss(item, `<?x <rss> ?>${entityDeclarations}`),
    ],
    [
      'declares entities after an empty processing instruction',
      createRss(`${item}<!-- ?> -->`, `<?>${entityDeclarations}`),
    ],
    ['declares entities inside its root', createRss(`${entityDeclarations}${item}`)],
    ['is an HTML page', '<!doctype html><html><body>Hello</body></html>'],
    ['is cut off', '<rss version="2.0"><channel><item><title>x</tit'],
    ['is empty', ''],
    ['is JSON', '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[]}'],
  ])('%s', (_case, xml) => {
    expect(() => read(xml)).toThrow(SourceError);
  });
});

test('parseSourceDocumentInWorker returns the items of a large document and throws SourceError for an invalid one', async () => {
  const createDocument = (xml: string) => ({
    bytes: new TextEncoder().encode(xml),
    contentType: 'text/xml',
    url,
    maxItems: 50,
  });
  const items = Array.from(
    { length: 2_000 },
    (_, index) => `<item><guid>${index}</guid><title>T${index}</title></item>`,
  );
  expect(await parseSourceDocumentInWorker(createDocument(createRss(items.join(''))))).toHaveLength(50);
  await expect(parseSourceDocumentInWorker(createDocument('<html>'))).rejects.toThrow(SourceError);
});
