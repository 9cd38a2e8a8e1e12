// Meta tags and structured data for search engines and link previews. Over HTTP, with the built viewer.
import type { FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  host,
  listAlternateLinks,
  origin,
  readMetaContent,
  readStructuredData,
  startSeoService,
} from '../../test/seo.ts';
import type { TestService } from '../../test/service.ts';
import type { RealmContext } from '../calls/index.ts';
import { putPerson } from '../domains/people/index.ts';
import { setArtwork } from '../domains/titles/index.ts';
import { getSiteOrigin } from './site-origin.ts';

let service: TestService;
beforeAll(async () => {
  service = await startSeoService();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });
const fetchHtml = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).text();

const image = { storageKey: 'artwork/y', placeholder: 'AAAA' };

describe('a title page', () => {
  test('has a canonical URL and an alternate URL per language', async () => {
    const html = await fetchHtml('/video/the-film/any-title?start=7');
    expect(html).toContain(`<link rel="canonical" href="${origin}/video/the-film">`);
    expect(listAlternateLinks(html)).toEqual({
      en: `${origin}/video/the-film`,
      es: `${origin}/video/the-film?language=es`,
      ar: `${origin}/فيديو/the-film`,
      'x-default': `${origin}/video/the-film`,
    });
  });

  test('uses the language of the query, unless the cookie selects another', async () => {
    const spanish = await fetchHtml('/video/the-film?language=es');
    expect(spanish).toContain('<html lang="es" dir="ltr">');
    expect(spanish).toContain(`<link rel="canonical" href="${origin}/video/the-film?language=es">`);
    expect(await fetchHtml('/video/the-film?language=es', { cookie: 'matinee_language=ar' })).toContain(
      '<html lang="ar" dir="rtl">',
    );
    expect(await fetchHtml('/video/the-film?language=xx')).toContain('<html lang="en"');
  });

  test('stores the language of the query in the cookie when a link of the same origin is followed', async () => {
    const followLink = (from: string) =>
      get('/video/the-film?language=es', { cookie: 'matinee_language=ar', 'sec-fetch-site': from });
    const sameOrigin = await followLink('same-origin');
    expect(await sameOrigin.text()).toContain('<html lang="es"');
    expect(sameOrigin.headers.get('set-cookie')).toMatch(
      /^matinee_language=es; Max-Age=\d+; Path=\/; SameSite=Lax$/,
    );
    const crossSite = await followLink('cross-site');
    expect(await crossSite.text()).toContain('<html lang="ar"');
    expect(crossSite.headers.get('set-cookie')).toBeNull();
  });

  test('has Open Graph and Twitter meta tags', async () => {
    const html = await fetchHtml('/video/the-film');
    expect(readMetaContent(html, 'og:title')).toBe('The &lt;/script&gt;&lt;b&gt;Film');
    expect(readMetaContent(html, 'og:type')).toBe('video.movie');
    expect(readMetaContent(html, 'og:url')).toBe(`${origin}/video/the-film`);
    expect(readMetaContent(html, 'og:locale')).toBe('en_US');
    expect(readMetaContent(html, 'twitter:card')).toBe('summary');
    expect(readMetaContent(html, 'video:duration')).toBe('5525');
    expect(readMetaContent(html, 'description')?.replaceAll('&quot;', '"').length).toBeLessThanOrEqual(300);
    expect(readMetaContent(html, 'robots')).toBeUndefined();
  });

  test('has structured data in which a title cannot close the script element', async () => {
    const [video, breadcrumbs] = readStructuredData(await fetchHtml('/video/the-film'));
    expect(video).toMatchObject({
      '@type': 'VideoObject',
      name: 'The </script><b>Film',
      duration: 'PT1H32M5S',
      uploadDate: '2027-03-01T12:00:00.000Z',
      isAccessibleForFree: true,
    });
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${origin}/home` }, { item: `${origin}/video/the-film` }],
    });
    expect(readStructuredData(await fetchHtml('/series/the-show'))[0]).toMatchObject({
      '@type': 'TVSeries',
      containsSeason: [{ '@type': 'TVSeason', numberOfEpisodes: 1 }],
    });
    expect(readStructuredData(await fetchHtml('/video/pilot')).at(-1)).toMatchObject({
      itemListElement: [{}, { name: 'The Show', item: `${origin}/series/the-show` }, {}],
    });
  });
});

describe('noindex', () => {
  test.each([
    '/login',
    '/signup',
    '/account',
    '/search',
    '/favourites',
    '/video/nobody',
    '/nowhere',
    '/video/at-home',
  ])('%s has noindex and no canonical URL', async (path) => {
    const html = await fetchHtml(path);
    expect(readMetaContent(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(readStructuredData(html)).toEqual([]);
  });

  test('a title that needs a licence is indexed', async () => {
    const html = await fetchHtml('/video/for-members');
    expect(readMetaContent(html, 'robots')).toBeUndefined();
    expect(readStructuredData(html)[0]).toMatchObject({ isAccessibleForFree: false });
  });
});

test('a person page has profile meta tags with the portrait', async () => {
  const { realmId, clock } = service;
  const baseInput = { realmId, now: clock.now() };
  const portrait = await setArtwork(service.services.db, {
    ...baseInput,
    ...image,
    contentId: null,
    kind: 'poster',
    width: 800,
    height: 1200,
  });
  const { publicId } = await putPerson(service.services.db, {
    ...baseInput,
    key: 'ada',
    kind: 'athlete',
    names: { en: 'Ada Byrd' },
    texts: { en: 'Runs far.\n\nAnd back.' },
    portraitId: portrait.id,
  });
  await service.waitForEvents();
  const html = await fetchHtml(`/fighters/${publicId}`);
  expect(readMetaContent(html, 'og:type')).toBe('profile');
  expect(readMetaContent(html, 'og:title')).toBe('Ada Byrd');
  expect(readMetaContent(html, 'og:description')).toBe('Runs far.');
  expect(readMetaContent(html, 'og:image')).toMatch(/\/800\.jpg$/);
  expect(readMetaContent(html, 'twitter:card')).toBe('summary');
  expect(readStructuredData(html)[0]).toMatchObject({ '@type': 'Person', name: 'Ada Byrd' });
});

test('a grid page has the canonical URL of its first page', async () => {
  const html = await fetchHtml('/grid?id=releases&rpp=3');
  expect(html).toContain(`<link rel="canonical" href="${origin}/grid?id=releases">`);
  expect(listAlternateLinks(html)).toMatchObject({
    es: `${origin}/cuadricula?id=releases`,
    'x-default': `${origin}/grid?id=releases`,
  });
  expect(await fetchHtml('/grid')).toContain(`<link rel="canonical" href="${origin}/grid?id=all">`);
  expect(await fetchHtml('/grid?id=nothing')).not.toContain('canonical');
});

test('pages and site files use the origin of the realm, not the Host or forwarded headers of the request', async () => {
  const spoofedHeaders = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-forwarded-proto': 'https',
  };
  for (const path of ['/video/the-film', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml']) {
    const { app } = service;
    for (const spoofedHost of [`evil.example`, `${host}:666`]) {
      const response = await app.inject({ url: path, headers: { ...spoofedHeaders, host: spoofedHost } });
      expect(response.statusCode).toBe(200);
      expect(response.payload).toContain(`${origin}/`);
      expect(response.payload).not.toMatch(/evil\.example|:666|https:\/\/tv\./);
    }
  }
});

test('for a realm without hosts, pages use the address of the service, not the Host header', () => {
  const server = { server: { address: () => ({ port: 8080 }) } };
  const request = { protocol: 'http', host: 'evil.example', server } as unknown as FastifyRequest;
  const config = { publicUrl: undefined, host: '0.0.0.0', port: 0 };
  const realm = { settings: { hosts: [] as string[] } } as RealmContext;
  expect(getSiteOrigin(config, realm, request)).toBe('http://localhost:8080');
});

test('icons are revalidated by ETag and have their declared size', async () => {
  for (const path of ['/favicon.svg', '/favicon.ico', '/app-icon.png']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  }
  const readMetadata = async (path: string) =>
    sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata();
  expect(await readMetadata('/favicon.ico')).toMatchObject({ width: 48, height: 48 });
  expect(await readMetadata('/app-icon.png')).toMatchObject({ width: 512, height: 512 });
});
