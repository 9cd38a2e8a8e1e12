// What search engines, link previews and sitemap readers see. Over HTTP, with the built viewer.
import { XMLParser } from 'fast-xml-parser';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../../test/service.ts';
import { watchlistCalls } from '../../test/watchlists.ts';
import { putSection } from '../domains/pages/index.ts';
import { putPerson } from '../domains/people/index.ts';
import { createSeason, createSeries, setArtwork } from '../domains/titles/index.ts';
import { transaction } from '../platform/database/index.ts';
import { servePages } from './index.ts';

let service: TestService;
const host = 'tv.lantern.example';
const origin = `http://${host}`;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });
const page = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

function linksOf(html: string): Record<string, string> {
  const links = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)];
  return Object.fromEntries(links.map(([, language = '', href = '']) => [language, decodeURI(href)]));
}

function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];
}

function dataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );
}

const picture = { storageKey: 'artwork/y', placeholder: 'AAAA' };

const xml = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

interface Entry {
  loc: string;
  lastmod?: string;
  'xhtml:link': { '@_hreflang': string; '@_href': string }[];
}

beforeAll(async () => {
  service = await startService({ servePages });
  await service.realm({ key: 'lantern', hosts: [host], languages: ['en', 'es', 'ar'] });
  const { clock, realmId } = service;
  const { db } = service.services;
  const frame = { realmId, now: clock.now() };
  await service.video({
    publicId: 'the-film',
    durationMs: 5_525_000,
    texts: {
      en: { title: 'The </script><b>Film', description: 'A "lamp" in the fog. '.repeat(40) },
      es: { title: 'La película' },
    },
  });
  await service.video({
    publicId: 'for-members',
    title: 'Members',
    access: { kind: 'licence', licences: ['premium'] },
  });
  await service.video({
    publicId: 'at-home',
    title: 'At home',
    regions: { mode: 'allow', countries: ['GB'] },
  });
  await service.video({ publicId: 'draft', title: 'Draft', publishedAt: null });
  await service.video({
    publicId: 'over',
    title: 'Over',
    availableUntil: clock.now().subtract({ hours: 1 }),
  });
  const series = await createSeries(db, {
    ...frame,
    publicId: 'the-show',
    texts: { en: { title: 'The Show' } },
  });
  const season = await createSeason(db, {
    ...frame,
    seriesId: series.id,
    number: 1,
    publicId: 'season-one',
    texts: { en: { title: 'Season 1' } },
  });
  await service.video({ publicId: 'pilot', title: 'Pilot', episode: { seasonId: season.id, number: 1 } });
  await service.settled();
});
afterAll(() => service.close());

describe('a title’s page', () => {
  test('has one address that stands for it, and one in each language', async () => {
    const html = await page('/video/the-film/any-title?start=7');
    expect(html).toContain(`<link rel="canonical" href="${origin}/video/the-film">`);
    expect(linksOf(html)).toEqual({
      en: `${origin}/video/the-film`,
      es: `${origin}/video/the-film?language=es`,
      ar: `${origin}/فيديو/the-film`,
      'x-default': `${origin}/video/the-film`,
    });
  });

  test('is shown in the language that its address names, unless the person has chosen one', async () => {
    const spanish = await page('/video/the-film?language=es');
    expect(spanish).toContain('<html lang="es" dir="ltr">');
    expect(spanish).toContain(`<link rel="canonical" href="${origin}/video/the-film?language=es">`);
    expect(await page('/video/the-film?language=es', { cookie: 'matinee_language=ar' })).toContain(
      '<html lang="ar" dir="rtl">',
    );
    expect(await page('/video/the-film?language=xx')).toContain('<html lang="en"');
  });

  test('is chosen by a link of our own, and that is remembered', async () => {
    const follow = (from: string) =>
      get('/video/the-film?language=es', { cookie: 'matinee_language=ar', 'sec-fetch-site': from });
    const own = await follow('same-origin');
    expect(await own.text()).toContain('<html lang="es"');
    expect(own.headers.get('set-cookie')).toMatch(
      /^matinee_language=es; Max-Age=\d+; Path=\/; SameSite=Lax$/,
    );
    const foreign = await follow('cross-site');
    expect(await foreign.text()).toContain('<html lang="ar"');
    expect(foreign.headers.get('set-cookie')).toBeNull();
  });

  test('describes itself for previews', async () => {
    const html = await page('/video/the-film');
    expect(metaOf(html, 'og:title')).toBe('The &lt;/script&gt;&lt;b&gt;Film');
    expect(metaOf(html, 'og:type')).toBe('video.movie');
    expect(metaOf(html, 'og:url')).toBe(`${origin}/video/the-film`);
    expect(metaOf(html, 'og:locale')).toBe('en_US');
    expect(metaOf(html, 'twitter:card')).toBe('summary');
    expect(metaOf(html, 'video:duration')).toBe('5525');
    expect(metaOf(html, 'description')?.replaceAll('&quot;', '"').length).toBeLessThanOrEqual(300);
    expect(metaOf(html, 'robots')).toBeUndefined();
  });

  test('says what it is, and nothing in it ends its element', async () => {
    const [video, trail] = dataOf(await page('/video/the-film'));
    expect(video).toMatchObject({
      '@type': 'VideoObject',
      name: 'The </script><b>Film',
      duration: 'PT1H32M5S',
      uploadDate: '2027-03-01T12:00:00Z',
      isAccessibleForFree: true,
    });
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ item: `${origin}/home` }, { item: `${origin}/video/the-film` }],
    });
    expect(dataOf(await page('/series/the-show'))[0]).toMatchObject({
      '@type': 'TVSeries',
      containsSeason: [{ '@type': 'TVSeason', numberOfEpisodes: 1 }],
    });
    expect(dataOf(await page('/video/pilot')).at(-1)).toMatchObject({
      itemListElement: [{}, { name: 'The Show', item: `${origin}/series/the-show` }, {}],
    });
  });
});

describe('is not to be listed', () => {
  test.each([
    '/login',
    '/signup',
    '/account',
    '/search',
    '/favourites',
    '/video/nobody',
    '/nowhere',
    '/video/at-home',
  ])('%s', async (path) => {
    const html = await page(path);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(html).not.toContain('rel="canonical"');
    expect(dataOf(html)).toEqual([]);
  });

  test('what a licence opens is: there is something to find', async () => {
    const html = await page('/video/for-members');
    expect(metaOf(html, 'robots')).toBeUndefined();
    expect(dataOf(html)[0]).toMatchObject({ isAccessibleForFree: false });
  });
});

test('the page of a person says who it is, with the portrait', async () => {
  const { realmId, clock } = service;
  const frame = { realmId, now: clock.now() };
  const portrait = await setArtwork(service.services.db, {
    ...frame,
    ...picture,
    contentId: null,
    kind: 'poster',
    width: 800,
    height: 1200,
  });
  const { publicId } = await putPerson(service.services.db, {
    ...frame,
    key: 'ada',
    kind: 'athlete',
    names: { en: 'Ada Byrd' },
    texts: { en: 'Runs far.\n\nAnd back.' },
    portraitId: portrait.id,
  });
  await service.settled();
  const html = await page(`/fighters/${publicId}`);
  expect(metaOf(html, 'og:type')).toBe('profile');
  expect(metaOf(html, 'og:title')).toBe('Ada Byrd');
  expect(metaOf(html, 'og:description')).toBe('Runs far.');
  expect(metaOf(html, 'og:image')).toMatch(/\/800\.jpg$/);
  expect(metaOf(html, 'twitter:card')).toBe('summary');
  expect(dataOf(html)[0]).toMatchObject({ '@type': 'Person', name: 'Ada Byrd' });
});

test('a grid has the address of what it shows, wherever in it somebody begins', async () => {
  const html = await page('/grid?id=releases&rpp=3');
  expect(html).toContain(`<link rel="canonical" href="${origin}/grid?id=releases">`);
  expect(linksOf(html)).toMatchObject({
    es: `${origin}/cuadricula?id=releases`,
    'x-default': `${origin}/grid?id=releases`,
  });
  expect(await page('/grid')).toContain(`<link rel="canonical" href="${origin}/grid?id=all">`);
  expect(await page('/grid?id=nothing')).not.toContain('canonical');
});

test('no header of a request comes into what is told', async () => {
  const spoofed = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-forwarded-proto': 'https',
  };
  for (const path of ['/video/the-film', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml']) {
    const { app } = service;
    for (const spoof of [`evil.example`, `${host}:666`]) {
      const answer = await app.inject({ url: path, headers: { ...spoofed, host: spoof } });
      expect(answer.statusCode).toBe(200);
      expect(answer.payload).toContain(`${origin}/`);
      expect(answer.payload).not.toMatch(/evil\.example|:666|https:\/\/tv\./);
    }
  }
});

test('icons are made once, and not sent again to who has them', async () => {
  for (const path of ['/favicon.svg', '/favicon.ico', '/app-icon.png']) {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  }
  const size = async (path: string) => sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata();
  expect(await size('/favicon.ico')).toMatchObject({ width: 48, height: 48 });
  expect(await size('/app-icon.png')).toMatchObject({ width: 512, height: 512 });
});

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

// Last: from here on there is more than one realm, and an address belongs to none without its host.
describe('a shared list', () => {
  async function shared(socialSharing: boolean) {
    const host = `sharing-${socialSharing}.example`;
    const realm = `sharing-${socialSharing}`;
    const realmId = await service.realm({
      key: realm,
      hosts: [host],
      features: { socialSharing, watchlists: true },
    });
    const calls = watchlistCalls(service);
    const me = await service.person({ realm });
    const list = await calls.create(me, 'For <b>Sunday</b>', { realm });
    const film = await service.video({ realmId, title: 'Fog' });
    await setArtwork(service.services.db, {
      ...picture,
      realmId,
      contentId: film.id,
      kind: 'thumbnail',
      width: 1600,
      height: 900,
      now: service.clock.now(),
    });
    await service.ask(`/api/v2/new-watchlists/${list.id}/content`, {
      realm,
      token: me.authorisationToken,
      body: { content: [{ id: film.publicId, contentType: 'VIDEO' }] },
    });
    await service.settled();
    const path = `/watchlists/${list.id}`;
    const answer = await service.app.inject({ url: path, headers: { host } });
    return { html: answer.payload, path, list, host };
  }

  test('shows its name and a picture to who has the link, and is found by nobody else', async () => {
    const { html, path, list, host } = await shared(true);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(metaOf(html, 'og:title')).toBe('For &lt;b&gt;Sunday&lt;/b&gt;');
    expect(metaOf(html, 'og:description')).toBe('Fog');
    expect(metaOf(html, 'og:url')).toBe(`http://${host}${path}?owner=${list.ownerExternalId}`);
    expect(metaOf(html, 'og:image')).toMatch(/\/1280\.jpg$/);
    expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).not.toContain('rel="canonical"');
    expect(dataOf(html)).toEqual([]);
  });

  test('says nothing where lists are not shared, and one that is not there says nothing either', async () => {
    const { html } = await shared(false);
    expect(metaOf(html, 'robots')).toBe('noindex');
    expect(html).not.toMatch(/Sunday|og:/);
    const headers = { host: 'sharing-true.example' };
    const unknown = await service.app.inject({ url: '/watchlists/nobodys', headers });
    expect(unknown.payload).not.toContain('og:');
  });
});
