// Checks that every route of the running service is a call of the contract or in the list of this file. every-call.test.ts
// checks the permissions of calls; this file checks the access rules of the listed routes.
import { calls } from '@matinee/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startService, type TestService } from '../../../test/service.ts';
import { servePages } from '../../pages/index.ts';

/** The access rule of a route outside the contract, and a request that tests it. */
interface RouteAccess {
  /** - `public`: the same for every client, or content that guests may see
   *  - `token`: a token in the URL or body decides */
  access: 'public' | 'token';
  /** The test requests this path without a token. */
  path: string;
  body?: unknown;
  /** The status of the response. */
  status: number;
}

const createPublicAccess = (path: string, status = 200): RouteAccess => ({ access: 'public', path, status });

const routesOutsideContract: Record<string, RouteAccess> = {
  'GET /api/docs': createPublicAccess('/api/docs'),
  'GET /api/docs/page.css': createPublicAccess('/api/docs/page.css'),
  'GET /api/docs/page.js': createPublicAccess('/api/docs/page.js'),
  'GET /api/docs/swagger-ui.css': createPublicAccess('/api/docs/swagger-ui.css'),
  'GET /api/docs/swagger-ui-bundle.js': createPublicAccess('/api/docs/swagger-ui-bundle.js'),
  'GET /api/openapi.json': createPublicAccess('/api/openapi.json'),
  'GET /app-icon.png': createPublicAccess('/app-icon.png'),
  'GET /apple-touch-icon.png': createPublicAccess('/apple-touch-icon.png'),
  'GET /assets/:name': createPublicAccess('/assets/package.json', 404),
  'GET /favicon.ico': createPublicAccess('/favicon.ico'),
  'GET /favicon.svg': createPublicAccess('/favicon.svg'),
  'GET /images/*': createPublicAccess('/images/none/320', 404),
  'GET /manifest.webmanifest': createPublicAccess('/manifest.webmanifest'),
  'GET /media/*': { access: 'token', path: '/media/none/manifest.m3u8', status: 404 },
  'GET /operator-frame': createPublicAccess('/operator-frame', 404),
  'GET /plugin-frames/-draft': createPublicAccess('/plugin-frames/-draft'),
  'GET /plugin-frames/:id': createPublicAccess('/plugin-frames/none', 404),
  'GET /preview-frame': createPublicAccess('/preview-frame'),
  'GET /robots.txt': createPublicAccess('/robots.txt'),
  'GET /sitemap.xml': createPublicAccess('/sitemap.xml'),
  'GET /sitemap-:part(^[1-9]\\d{0,4}$).xml': createPublicAccess('/sitemap-9999.xml', 404),
  // Pages for administrators, who sign in with a cookie.
  'GET /_admin/mailbox': createPublicAccess('/_admin/mailbox', 404),
  'GET /_admin/mailbox/:id': createPublicAccess('/_admin/mailbox/none', 404),
  'GET /_admin/mailbox/:id/content': createPublicAccess('/_admin/mailbox/none/content', 404),
  'GET /_admin/mail-preview': createPublicAccess('/_admin/mail-preview', 404),
  'GET /_admin/mail-preview/content': createPublicAccess('/_admin/mail-preview/content', 404),
  // The form with which Apple sends viewers back. It only redirects.
  'POST /oauth/apple': createPublicAccess('/oauth/apple', 400),
  'GET /*': createPublicAccess('/'),
  'POST /*': createPublicAccess('/api/none', 404),
  // The progress of a page that is closing (`sendBeacon`), with the token in its body.
  'POST /api/v2/customer/progress/:id': {
    access: 'token',
    path: '/api/v2/customer/progress/none',
    body: { token: 'x', position: 1, duration: 2 },
    status: 401,
  },
};

const routes = new Set<string>();
let service: TestService;
beforeAll(async () => {
  service = await startService({
    servePages,
    onRoute: ({ method, url }) => {
      for (const name of [method].flat()) if (name !== 'HEAD') routes.add(`${name} ${url}`);
    },
  });
});
afterAll(() => service.close());

test('every route is a call of the contract or has an access rule in this file', () => {
  const callRoutes = Object.values(calls).map(({ method, path }) => `${method} ${path}`);
  const expectedRoutes = [...callRoutes, ...Object.keys(routesOutsideContract)];
  expect([...routes].sort()).toEqual(expectedRoutes.sort());
});

test.each(Object.entries(routesOutsideContract))(
  '%s sends a client without a token the expected status, and no cookie',
  async (route, { path, body, status }) => {
    const response = await fetch(service.url + path, {
      method: route.split(' ', 1)[0] ?? '',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    await response.body?.cancel();
    expect([response.status, response.headers.getSetCookie()]).toEqual([status, []]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  },
);
