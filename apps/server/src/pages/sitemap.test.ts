// The sitemap for search engines. Over HTTP, with the built viewer.
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { host, listAlternateLinks, origin, startSeoService } from '../../test/seo.ts';
import type { TestService } from '../../test/service.ts';
import { putSection } from '../domains/pages/index.ts';
import { runInTransaction } from '../platform/database/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startSeoService();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });
const readText = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();

const xmlParser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

interface SitemapEntry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
}

describe('GET /sitemap.xml', () => {
  const fetchEntries = async () =>
    xmlParser.parse(await readText('/sitemap-1.xml')).urlset.url as SitemapEntry[];

  test('lists its parts, and robots.txt names it', async () => {
    expect(await readText('/robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(xmlParser.parse(await readText('/sitemap.xml')).sitemapindex.sitemap).toEqual([
      { loc: `${origin}/sitemap-1.xml` },
    ]);
    expect((await get('/sitemap-2.xml')).status).toBe(404);
  });

  test('lists the pages visible to guests in every language, and no other pages', async () => {
    const paths = (await fetchEntries()).map(({ loc }) => decodeURI(new URL(loc).pathname));
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

  test('lists the same alternates of a page as the page itself', async () => {
    const entries = await fetchEntries();
    const filmEntry = entries.find(({ loc }) => loc === `${origin}/video/the-film`);
    const links =
      filmEntry?.['xhtml:link'].map((link) => [link['@_hreflang'], decodeURI(link['@_href'])]) ?? [];
    expect(Object.fromEntries(links)).toEqual(listAlternateLinks(await readText('/video/the-film')));
    expect(filmEntry?.lastmod).toBe('2027-03-01T12:00:00.000Z');
  });

  test('returns 304 until a title is added', async () => {
    const etag = (await get('/sitemap-1.xml')).headers.get('etag') ?? '';
    expect((await get('/sitemap-1.xml', { 'if-none-match': etag })).status).toBe(304);
    service.clock.advance({ minutes: 1 });
    await service.createVideo({ publicId: 'new-film', title: 'New' });
    await service.waitForEvents();
    const response = await get('/sitemap-1.xml', { 'if-none-match': etag });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('/video/new-film');
  });

  test('is compressed with gzip when the client accepts it', async () => {
    for (const [acceptEncoding, encoding] of [
      ['gzip, br', 'gzip'],
      ['identity', null],
    ] as const) {
      const response = await get('/sitemap-1.xml', { 'accept-encoding': acceptEncoding });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(await response.text()).toMatch(/^<\?xml.*<\/urlset>$/s);
    }
  });

  test('lists a new section page', async () => {
    const etag = (await get('/sitemap-1.xml')).headers.get('etag') ?? '';
    const { clock, realmId } = service;
    const page = { realmId, key: 'new-in-town', title: { en: 'New in town' }, heroes: [], buckets: [] };
    await runInTransaction(service.services.db, async (trx) => {
      await putSection(trx, { ...page, now: clock.now() });
    });
    await service.waitForEvents();
    const response = await get('/sitemap-1.xml', { 'if-none-match': etag });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(`${origin}/section/new-in-town<`);
  });

  test('lists only titles of the realm of the host', async () => {
    const otherRealmId = await service.applyRealm({ key: 'other', hosts: ['other.example'] });
    await service.createVideo({ realmId: otherRealmId, publicId: 'theirs', title: 'Theirs' });
    const response = await service.app.inject({ url: '/sitemap-1.xml', headers: { host: 'other.example' } });
    expect(response.payload).toContain('http://other.example/video/theirs');
    expect(response.payload).not.toContain('the-film');
    const firstRealmResponse = await service.app.inject({ url: '/sitemap-1.xml', headers: { host } });
    expect(firstRealmResponse.payload).toContain('the-film');
    expect(firstRealmResponse.payload).not.toContain('theirs');
  });
});
