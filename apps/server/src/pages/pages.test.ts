import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putPage, rowOf } from '../../test/section-page.ts';
import { password, startService, type TestService } from '../../test/service.ts';
import { sessionCookie } from '../domains/identity/index.ts';
import { createChannel } from '../domains/titles/index.ts';
import { servePages } from './index.ts';

const assets = fileURLToPath(new URL('../../../viewer/dist/client/assets/', import.meta.url));
const nameOf = (shape: RegExp) => readdirSync(assets).find((name) => shape.test(name)) ?? '';

let service: TestService;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });

beforeAll(async () => {
  service = await startService({ servePages });
  await service.video({ publicId: 'the-film', title: 'The Film <b>&</b> more' });
});
afterAll(() => service.close());

describe('a page', () => {
  test('is complete: content, language, colours of the realm, no inline script', async () => {
    const answer = await get('/video/the-film', { 'accept-language': 'es' });
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="es" dir="ltr">');
    expect(html).toContain('--color-cta:#f6a93b');
    expect(html).toContain('The Film &lt;b&gt;&amp;&lt;/b&gt; more</h1>');
    expect([...html.matchAll(/<script(?![^>]*(type="application\/(ld\+)?json"|src=))/g)]).toEqual([]);
    expect(html).not.toMatch(/<\/script>[^<]*<b>/);
  });

  test('paints without another file: it inlines every style sheet that it names, and its policy lists them', async () => {
    for (const path of ['/', '/video/the-film', '/browse', '/schedule']) {
      const answer = await get(path);
      const html = await answer.text();
      const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([sheet]) => sheet);
      expect(sheets.filter((sheet) => !sheet.endsWith(' disabled>'))).toEqual([]);
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const [, text = ''] of html.matchAll(/<style>(.*?)<\/style>/gs))
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
  });

  test('allows only what its policy names', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src-elem[^;]*unsafe|\*/);
  });

  test('responds 404 for an unknown path or title, and 200 for a known path without a page', async () => {
    const statuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(await statuses('/nothing/here', '/video/nobody')).toEqual([404, 404]);
    expect(await statuses('/epg', '/login/magic-link', '/cuenta')).toEqual([200, 200, 200]);
  });

  test('is not rendered for a path that could be taken for a host', async () => {
    for (const path of ['//', '//host/home', '//home', '///home']) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Page not found');
    }
  });

  test('is not rendered for paths of the API, images or media', async () => {
    for (const path of [
      '/api/nothing',
      '/images/none/nothing',
      '/assets/nothing.js',
      '/assets/..%2fmanifest.json',
    ]) {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  test('is cached, compressed and tagged for a guest', async () => {
    const first = await get('/home', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('vary')).toContain('cookie');
    const etag = first.headers.get('etag') ?? '';
    expect((await get('/home', { 'if-none-match': etag })).status).toBe(304);
  });

  test('of home is there in a realm without one, and says so', async () => {
    const answer = await get('/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Nothing to show yet</h1>');
  });

  test('of rows is finished when it comes, and leaves to the browser what fills its guides', async () => {
    const { services, realmId, clock } = service;
    const texts = { en: { title: 'A channel' } };
    const create = (number: number) =>
      createChannel(services.db, { realmId, now: clock.now(), texts, number });
    const channels = await Promise.all(Array.from({ length: 12 }, (_, index) => create(index + 1)));
    const items = channels.map(({ id }) => id);
    const film = await service.video();
    await putPage(service, 'guides', [
      rowOf({ exid: 'first', type: 'EPG', source: { kind: 'list', items } }),
      rowOf({ exid: 'second', type: 'EPG', source: { kind: 'list', items } }),
      rowOf({ exid: 'films', source: { kind: 'list', items: [film.id] } }),
    ]);
    const html = await (await get('/section/guides')).text();
    // React's marks for a part that is done, and for one that the browser would have to begin anew.
    expect(html.match(/<!--\$-->/g)).toHaveLength(3);
    expect(html).not.toMatch(/<!--\$[!?~]/);
    expect(html.match(/--channels:\d+/g)).toEqual(['--channels:10', '--channels:10']);
  });

  test('shows a change at once', async () => {
    expect(await (await get('/video/the-film')).text()).toContain('The Film');
    await service.realm({ key: 'lantern', name: 'Beacon' });
    await service.settled();
    expect(await (await get('/video/the-film')).text()).toContain('Beacon</title>');
  });

  test('is private for a signed-in viewer', async () => {
    await service.person({ email: 'bea@example.com' });
    const login = await fetch(`${service.url}/api/v2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'bea@example.com', secret: password }),
    });
    const cookie = login.headers.getSetCookie().find((one) => one.startsWith(sessionCookie)) ?? '';
    const mine = await get('/home', { cookie: cookie.split(';')[0] ?? '' });
    expect(mine.headers.get('cache-control')).toBe('private, no-cache');
    expect(await mine.text()).toContain('bea@example.com');
    expect(await (await get('/home')).text()).not.toContain('bea@example.com');
  });

  test('follows the language that was chosen, and a path in a language before that', async () => {
    const languageOf = async (path: string, cookie: string) =>
      /<html lang="(\w+)"/.exec(await (await get(path, { cookie })).text())?.[1];
    expect(await languageOf('/', 'matinee_language=es')).toBe('es');
    expect(await languageOf('/', 'matinee_language=xx')).toBe('en');
    expect(await languageOf('/registro', 'matinee_language=en')).toBe('es');
    // Home has the same path in both.
    await service.realm({ key: 'lantern', languages: ['en', 'es', 'pt'] });
    await service.settled();
    expect(await languageOf('/inicio', 'matinee_language=pt')).toBe('pt');
    expect(await languageOf('/inicio', 'matinee_language=es')).toBe('es');
    const byBrowser = await get('/inicio', { 'accept-language': 'pt-BR,pt;q=0.9' });
    expect(await byBrowser.text()).toContain('<html lang="pt"');
  });

  test('takes no form: a browser that sends one by itself comes back to the page', async () => {
    const post = (path: string) =>
      fetch(service.url + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: 'bea@example.com', password: 'a secret' }),
      });
    expect(await (await get('/login')).text()).toMatch(/<form [^>]*method="post"/);
    const answer = await post('/login');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login']);
    expect((await post('/api/v9/nothing')).status).toBe(404);
    expect((await post('//evil.example/login')).headers.get('location')).toBeNull();
  });
});

describe('a file of the viewer', () => {
  test('is compressed and cached for ever', async () => {
    const name = nameOf(/^first-chunk-.*\.js$/);
    const answer = await get(`/assets/${name}`, { 'accept-encoding': 'br, gzip' });
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(
      (await get(`/assets/${name}`, { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  test('has no validator of calls in it', async () => {
    const files = readdirSync(assets).filter((name) => name.endsWith('.js.br') && !/shaka/.test(name));
    for (const name of files) {
      const code = brotliDecompressSync(readFileSync(assets + name)).toString();
      expect(code).not.toContain('ZodError');
    }
  });
});

test('icon, app manifest and robots carry the realm', async () => {
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await icon.text()).toContain('#f6a93b');
  expect((await (await get('/manifest.webmanifest')).json()).theme_color).toBe('#0b0c11');
  expect((await get('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png');
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /api/');
});
