// What search engines and link previews see. Over HTTP, with the built viewer.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, host, linksOf, metaOf, origin, startLantern } from '../../test/search-engines.ts';
import type { TestService } from '../../test/service.ts';
import { putPerson } from '../domains/people/index.ts';
import { setArtwork } from '../domains/titles/index.ts';

let service: TestService;
beforeAll(async () => {
  service = await startLantern();
});
afterAll(() => service.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });
const page = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

const picture = { storageKey: 'artwork/y', placeholder: 'AAAA' };

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
