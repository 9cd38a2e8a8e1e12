import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRow, putSectionPage } from '../../test/section-page.ts';
import { password, startService, type TestService } from '../../test/service.ts';
import { sessionCookieName } from '../domains/identity/index.ts';
import { createChannel } from '../domains/titles/index.ts';
import { buildContentSecurityPolicy, documentHeaders } from './content-security.ts';
import { servePages } from './index.ts';

const assetsDir = fileURLToPath(new URL('../../../viewer/dist/client/assets/', import.meta.url));
const findAsset = (pattern: RegExp) => readdirSync(assetsDir).find((name) => pattern.test(name)) ?? '';

let service: TestService;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(service.url + path, { headers, redirect: 'manual' });

beforeAll(async () => {
  service = await startService({ servePages }, { PUBLIC_URL: 'https://tv.example' });
  await service.createVideo({ publicId: 'the-film', title: 'The Film <b>&</b> more' });
});
afterAll(() => service.close());

describe('GET a page', () => {
  test('returns content, language and realm colours, without inline scripts', async () => {
    const response = await get('/video/the-film', { 'accept-language': 'es' });
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain('<html lang="es" dir="ltr">');
    expect(html).toContain('--color-cta:#f6a93b');
    expect(html).toContain('The Film &lt;b&gt;&amp;&lt;/b&gt; more</h1>');
    expect([...html.matchAll(/<script(?![^>]*(type="application\/(ld\+)?json"|src=))/g)]).toEqual([]);
    expect(html).not.toMatch(/<\/script>[^<]*<b>/);
  });

  test('inlines every style sheet, with its hash in the content security policy', async () => {
    for (const path of ['/', '/video/the-film', '/browse', '/schedule']) {
      const response = await get(path);
      const html = await response.text();
      const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([sheet]) => sheet);
      expect(sheets.filter((sheet) => !sheet.endsWith(' disabled>'))).toEqual([]);
      const policy = response.headers.get('content-security-policy') ?? '';
      for (const [, text = ''] of html.matchAll(/<style>(.*?)<\/style>/gs))
        expect(policy).toContain(createHash('sha256').update(text).digest('base64'));
    }
  });

  test('sends a content security policy without wildcards, and without unsafe scripts and style elements', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src-elem[^;]*unsafe|\*/);
  });

  test('returns 404 for an unknown path or title, and 200 for a path of the viewer', async () => {
    const readStatuses = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await get(path)).status));
    expect(await readStatuses('/nothing/here', '/video/nobody')).toEqual([404, 404]);
    expect(await readStatuses('/epg', '/login/magic-link', '/cuenta')).toEqual([200, 200, 200]);
  });

  test('returns the fallback page with 404 for a path that starts with //', async () => {
    for (const path of ['//', '//host/home', '//home', '///home']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('Page not found');
    }
  });

  test('returns 404 as JSON for unknown paths of the API, images and assets', async () => {
    for (const path of [
      '/api/nothing',
      '/images/none/nothing',
      '/assets/nothing.js',
      '/assets/..%2fmanifest.json',
    ]) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    }
  });

  test('sends Strict-Transport-Security when PUBLIC_URL is https, like every other response', async () => {
    // The second request for the realm is served from the cache, without the framework's reply.
    for (const path of [
      '/home',
      '/api/v2/realm',
      '/api/v2/realm',
      `/assets/${findAsset(/\.js$/)}`,
      '/none',
    ]) {
      const { headers } = await get(path);
      expect([path, headers.get('strict-transport-security'), headers.get('x-content-type-options')]).toEqual(
        [path, 'max-age=31536000', 'nosniff'],
      );
    }
  });

  test('is compressed and revalidated by ETag for guests', async () => {
    const response = await get('/home', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(response.headers.get('vary')).toContain('cookie');
    const etag = response.headers.get('etag') ?? '';
    expect((await get('/home', { 'if-none-match': etag })).status).toBe(304);
  });

  test('returns a home page with a message when the realm has no home page', async () => {
    const response = await get('/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Nothing to show yet</h1>');
  });

  test('returns a section page without pending Suspense boundaries, and guides with ten channels', async () => {
    const { services, realmId, clock } = service;
    const texts = { en: { title: 'A channel' } };
    const create = (number: number) =>
      createChannel(services.db, { realmId, now: clock.now(), texts, number });
    const channels = await Promise.all(Array.from({ length: 12 }, (_, index) => create(index + 1)));
    const items = channels.map(({ id }) => id);
    const film = await service.createVideo();
    await putSectionPage(service, 'guides', [
      createRow({ exid: 'first', type: 'EPG', source: { kind: 'list', items } }),
      createRow({ exid: 'second', type: 'EPG', source: { kind: 'list', items } }),
      createRow({ exid: 'films', source: { kind: 'list', items: [film.id] } }),
    ]);
    const html = await (await get('/section/guides')).text();
    // `<!--$-->` marks a completed Suspense boundary; `$!`, `$?` and `$~` mark one that the client must render.
    expect(html.match(/<!--\$-->/g)).toHaveLength(3);
    expect(html).not.toMatch(/<!--\$[!?~]/);
    expect(html.match(/--channels:\d+/g)).toEqual(['--channels:10', '--channels:10']);
  });

  test('returns a changed realm name after the event RealmChanged', async () => {
    expect(await (await get('/video/the-film')).text()).toContain('The Film');
    await service.applyRealm({ key: 'lantern', name: 'Beacon' });
    await service.waitForEvents();
    expect(await (await get('/video/the-film')).text()).toContain('Beacon</title>');
  });

  test('is private for a signed-in viewer', async () => {
    await service.signInNewAccount({ email: 'bea@example.com' });
    const loginResponse = await fetch(`${service.url}/api/v2/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'bea@example.com', secret: password }),
    });
    const setCookies = loginResponse.headers.getSetCookie();
    const [cookie = ''] =
      setCookies.find((value) => value.startsWith(`__Host-${sessionCookieName}=`))?.split(';') ?? [];
    const personalPage = await get('/home', { cookie });
    expect(personalPage.headers.get('cache-control')).toBe('private, no-cache');
    expect(await personalPage.text()).toContain('bea@example.com');
    // A sibling domain can set a cookie without the prefix.
    for (const otherCookie of ['', cookie.replace('__Host-', '')])
      expect(await (await get('/home', { cookie: otherCookie })).text()).not.toContain('bea@example.com');
  });

  test('uses the language of the path, then of the cookie, then of the browser', async () => {
    const readLanguage = async (path: string, cookie: string) =>
      /<html lang="(\w+)"/.exec(await (await get(path, { cookie })).text())?.[1];
    expect(await readLanguage('/', 'matinee_language=es')).toBe('es');
    expect(await readLanguage('/', 'matinee_language=xx')).toBe('en');
    expect(await readLanguage('/registro', 'matinee_language=en')).toBe('es');
    // Home has the same path in Spanish and Portuguese: the cookie decides.
    await service.applyRealm({ key: 'lantern', languages: ['en', 'es', 'pt'] });
    await service.waitForEvents();
    expect(await readLanguage('/inicio', 'matinee_language=pt')).toBe('pt');
    expect(await readLanguage('/inicio', 'matinee_language=es')).toBe('es');
    const responseByBrowserLanguage = await get('/inicio', { 'accept-language': 'pt-BR,pt;q=0.9' });
    expect(await responseByBrowserLanguage.text()).toContain('<html lang="pt"');
  });

  test('redirects a video page with its id in the query to its path', async () => {
    const response = await get('/video?eventId=the-ferry&seasonId=s1');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/video/the-ferry?seasonId=s1');
  });

  test('has a form that works without scripts, and no form at other paths', async () => {
    const post = (path: string) =>
      fetch(service.url + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: 'bea@example.com', password: 'a secret' }),
      });
    expect(await (await get('/login')).text()).toMatch(/<form [^>]*method="post"/);
    expect((await post('/api/v9/nothing')).status).toBe(404);
    expect((await post('//evil.example/login')).headers.get('location')).toBeNull();
  });

  test.each(['application/json', undefined])(
    'returns 404 to a POST of type %s to the path of a call without /api/v2',
    async (contentType) => {
      const response = await fetch(`${service.url}/watchlists`, {
        method: 'POST',
        ...(contentType && { headers: { 'content-type': contentType }, body: '{"name":"For Sunday"}' }),
      });
      expect([response.status, response.redirected]).toEqual([404, false]);
      const messages = ['No call has this method and path.'];
      expect(await response.json()).toMatchObject({ code: 'notFound', messages });
    },
  );

  test('returns 404 with the reason for an unknown path of the API', async () => {
    const response = await get('/api/v2/nothing');
    const messages = ['No call has this method and path.'];
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'notFound', messages }]);
  });
});

describe('GET /assets/:file', () => {
  test('is compressed and immutable', async () => {
    const name = findAsset(/^first-chunk-.*\.js$/);
    const response = await get(`/assets/${name}`, { 'accept-encoding': 'br, gzip' });
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(
      (await get(`/assets/${name}`, { 'accept-encoding': 'identity' })).headers.get('content-encoding'),
    ).toBeNull();
  });

  test('returns no file that contains zod', async () => {
    const files = readdirSync(assetsDir).filter((name) => name.endsWith('.js.br') && !/shaka/.test(name));
    for (const name of files) {
      const code = brotliDecompressSync(readFileSync(assetsDir + name)).toString();
      expect(code).not.toContain('ZodError');
    }
  });
});

test('icons and the web app manifest use the colours of the realm, and robots.txt disallows the API', async () => {
  const icon = await get('/favicon.svg');
  expect(icon.headers.get('content-type')).toBe('image/svg+xml');
  expect(await icon.text()).toContain('#f6a93b');
  expect((await (await get('/manifest.webmanifest')).json()).theme_color).toBe('#0b0c11');
  expect((await get('/apple-touch-icon.png')).headers.get('content-type')).toBe('image/png');
  expect(await (await get('/robots.txt')).text()).toContain('Disallow: /api/');
});

test('the policy of a document allows only the service itself, and listed styles and frames', () => {
  const hash = createHash('sha256').update('a{}').digest('base64');
  expect(
    buildContentSecurityPolicy(['a{}'], { frames: ['https://plugin.example'], requests: [] }).split('; '),
  ).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    `style-src-elem 'self' 'sha256-${hash}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' https://plugin.example",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    expect.stringMatching(/^report-uri \/api\//),
    'report-to policy',
  ]);
});

test('documents keep other sites out of their window and frames, and have no permissions', () => {
  expect(documentHeaders).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
    'x-frame-options': 'SAMEORIGIN',
  });
});

test('the empty document of the preview allows no scripts, and no frame of another site around it', async () => {
  const policy = (await get('/preview-frame')).headers.get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "frame-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
});
