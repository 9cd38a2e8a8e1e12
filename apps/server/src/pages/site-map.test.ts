// The site map, as robots read it. Over HTTP, with the built viewer.
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { host, linksOf, origin, startLantern } from '../../test/search-engines.ts';
import type { TestService } from '../../test/service.ts';
import { putSection } from '../domains/pages/index.ts';
import { transaction } from '../platform/database/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startLantern();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });
const page = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

const xml = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
}

describe('the site map', () => {
  const entriesOf = async () => xml.parse(await page('/sitemap-1.xml')).urlset.url as Entry[];

  test('names its parts, and robots are told of it', async () => {
    expect(await page('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(xml.parse(await page('/sitemap.xml')).sitemapindex.sitemap).toEqual([
      { loc: `${origin}/sitemap-1.xml` },
    ]);
    expect((await get('/sitemap-2.xml')).status).toBe(404);
  });

  test('has every page that guests may see, in every language, and no other', async () => {
    const paths = (await entriesOf()).map(({ loc }) => decodeURI(new URL(loc).pathname));
    for (const path of [
      '/home',
      '/inicio',
      '/video/the-film',
      '/فيديو/the-film',
      '/video/for-members',
      '/series/the-show',
      '/season/season-one',
      '/video/pilot',
    ]) {
      expect(paths).toContain(path);
    }
    expect(paths.filter((path) => /draft|over|at-home|login|search|_admin/.test(path))).toEqual([]);
  });

  test('gives each page the same alternates that the page gives itself', async () => {
    const entries = await entriesOf();
    const film = entries.find(({ loc }) => loc === `${origin}/video/the-film`);
    const links = film?.['xhtml:link'].map((link) => [link['@_hreflang'], decodeURI(link['@_href'])]) ?? [];
    expect(Object.fromEntries(links)).toEqual(linksOf(await page('/video/the-film')));
    expect(film?.lastmod).toBe('2027-03-01T12:00:00.000Z');
  });

  test('is not sent again to who has it, until something changes', async () => {
    const etag = (await get('/sitemap-1.xml')).headers.get('etag') ?? '';
    expect((await get('/sitemap-1.xml', { 'if-none-match': etag })).status).toBe(304);
    service.clock.advance({ minutes: 1 });
    await service.video({ publicId: 'new-film', title: 'New' });
    await service.settled();
    const answer = await get('/sitemap-1.xml', { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('/video/new-film');
  });

  test('comes packed', async () => {
    for (const [accepted, encoding] of [
      ['gzip, br', 'gzip'],
      ['identity', null],
    ] as const) {
      const answer = await get('/sitemap-1.xml', { 'accept-encoding': accepted });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toMatch(/^<\?xml.*<\/urlset>$/s);
    }
  });

  test('names a page of rows as soon as there is one', async () => {
    const etag = (await get('/sitemap-1.xml')).headers.get('etag') ?? '';
    const { clock, realmId } = service;
    const page = { realmId, key: 'new-in-town', title: { en: 'New in town' }, heroes: [], buckets: [] };
    await transaction(service.services.db, async (trx) => {
      await putSection(trx, { ...page, now: clock.now() });
    });
    await service.settled();
    const answer = await get('/sitemap-1.xml', { 'if-none-match': etag });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`${origin}/section/new-in-town<`);
  });

  test('is the realm’s own', async () => {
    const id = await service.realm({ key: 'other', hosts: ['other.example'] });
    await service.video({ realmId: id, publicId: 'theirs', title: 'Theirs' });
    const answer = await service.app.inject({ url: '/sitemap-1.xml', headers: { host: 'other.example' } });
    expect(answer.payload).toContain('http://other.example/video/theirs');
    expect(answer.payload).not.toContain('the-film');
    const ours = await service.app.inject({ url: '/sitemap-1.xml', headers: { host } });
    expect(ours.payload).toContain('the-film');
    expect(ours.payload).not.toContain('theirs');
  });
});
