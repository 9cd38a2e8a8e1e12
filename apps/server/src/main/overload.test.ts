import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countQueries } from '../../test/count-queries.ts';
import { password, startService, type TestService } from '../../test/service.ts';
import { servePages } from '../pages/index.ts';

let service: TestService;
let delayMs = 0;
let authorization = '';
let endRunningRequests = () => {};

const get = (path: string, headers: Record<string, string> = {}) => fetch(service.url + path, { headers });
const getStatus = async (path: string, headers: Record<string, string> = {}) =>
  (await get(path, headers)).status;

beforeAll(async () => {
  service = await startService({
    servePages,
    eventLoopMonitor: { readDelayMs: () => delayMs, stop() {} },
  });
  await service.createVideo({ publicId: 'the-film', title: 'The Film' });
  const tokens = await service.signInNewAccount({ email: 'bea@example.com' });
  authorization = `Bearer ${tokens.authorisationToken}`;
  // Otherwise countQueries would count the queries that deliver the events of the video and the account.
  await service.waitForEvents();
});
beforeEach(() => {
  delayMs = 0;
});
afterAll(async () => {
  endRunningRequests();
  await service.close();
});

/** The delay counts only while the process works on several requests. */
function overload(newDelayMs: number): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  endRunningRequests();
  endRunningRequests = resolve;
  delayMs = 0;
  for (let count = 0; count < 10; count += 1) void service.admission.run('signIn', () => promise);
  delayMs = newDelayMs;
}

describe('while the event loop is late', () => {
  test('refuses browsing with 503 and Retry-After, without a query', async () => {
    overload(150);
    const queryCount = await countQueries(async () => {
      const response = await get('/api/v1/view/section/HOME', { authorization });
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'overloaded' });
    });
    expect(queryCount).toBe(0);
  });

  test('sends a page that loads itself again, with 503 and Retry-After, without a query', async () => {
    overload(150);
    const queryCount = await countQueries(async () => {
      const response = await get('/video/the-film?uncached');
      const retryAfter = response.headers.get('retry-after');
      expect(response.status).toBe(503);
      expect(Number(retryAfter)).toBeGreaterThan(0);
      expect(await response.text()).toContain(`<meta http-equiv="refresh" content="${retryAfter}">`);
    });
    expect(queryCount).toBe(0);
  });

  test('sends cached pages and cached responses', async () => {
    const paths = ['/browse', '/api/v2/realm'];
    expect(await Promise.all(paths.map((path) => getStatus(path)))).toEqual([200, 200]);
    overload(150);
    expect(await Promise.all(paths.map((path) => getStatus(path)))).toEqual([200, 200]);
  });

  test('starts playback and signs in while it refuses browsing, and signs in while it refuses playback', async () => {
    const tryAll = async () => [
      await getStatus('/api/v4/vod/the-film', { authorization }),
      (await service.request('/api/v5/manifest/video/nobody', { method: 'POST' })).status,
      await getStatus('/media/nothing/manifest.m3u8'),
      (await service.request('/api/v2/login', { body: { id: 'bea@example.com', secret: password } })).status,
    ];
    overload(150);
    expect(await tryAll()).toEqual([503, 401, 404, 200]);
    overload(600);
    expect(await tryAll()).toEqual([503, 503, 503, 200]);
  });

  test('answers requests for health', async () => {
    overload(60_000);
    expect(await getStatus('/healthz')).toBe(200);
    const readiness = await get('/readyz');
    expect((await readiness.json()).params ?? {}).toMatchObject({ database: true });
  });
});

describe('the document cache', () => {
  const visit = async (...paths: string[]) => {
    for (const path of paths) await (await get(path)).text();
  };

  test('shares one document between URLs that differ in parameters which the page does not read', async () => {
    await visit('/video/the-film');
    const queries = ['utm_source=a', 'fbclid=b', 'x=1&y=2', 'start=30'];
    const paths = queries.map((query) => `/video/the-film?${query}`);
    expect(await countQueries(() => visit(...paths))).toBe(0);
    const etags = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('etag')));
    expect(new Set(etags).size).toBe(1);
  });

  test('shares one document between all spellings of a path', async () => {
    await visit('/video/the-film');
    const paths = ['/video/the%2dfilm', '/%76ideo/the%2Dfilm', '/video/%74%68%65-film', '/./video/the-film'];
    expect(await countQueries(() => visit(...paths))).toBe(0);
    const etags = await Promise.all(paths.map(async (path) => (await get(path)).headers.get('etag')));
    expect(new Set(etags).size).toBe(1);
  });

  test('renders parameters that the page reads', async () => {
    const html = await (await get('/browse?sort=title&utm_source=a')).text();
    expect(html).toMatch(/sort=title/);
    expect(html).not.toContain('utm_source');
  });

  test('shares one document with 404 between all paths without a page', async () => {
    const responses = await Promise.all(['/nothing', '/nothing/here?a=1', '/else'].map((path) => get(path)));
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(new Set(responses.map(({ headers }) => headers.get('etag'))).size).toBe(1);
  });

  test('sends the shared 404 document for a title that does not exist, without a query, until the title is created', async () => {
    const etags = await Promise.all(
      ['/video/nobody', '/video/late-film'].map(async (path) => (await get(path)).headers.get('etag')),
    );
    expect(etags[1]).toBe(etags[0]);
    expect(await countQueries(() => visit('/video/late-film?a=1'))).toBe(0);
    await service.createVideo({ publicId: 'late-film', title: 'Late' });
    await service.waitForEvents();
    expect(await getStatus('/video/late-film')).toBe(200);
  });
});

test('requests with the same path and parameters in another order or encoding share one cached response, and unknown parameters cost no query', async () => {
  const path = '/api/v1/view/content-grid?id=all&rpp=5';
  // The response is cached for two seconds.
  vi.useFakeTimers({ toFake: ['performance'] });
  await (await get(path)).text();
  const queryCount = await countQueries(async () => {
    expect(await getStatus('/api/v1/view/content-grid?rpp=5&%69d=all')).toBe(200);
    expect(await getStatus('/api/v1/view/%63ontent-grid?id=all&rpp=5')).toBe(200);
    for (const query of ['utm_source=a', 'x=1']) expect(await getStatus(`${path}&${query}`)).toBe(400);
  });
  vi.useRealTimers();
  expect(queryCount).toBe(0);
});
