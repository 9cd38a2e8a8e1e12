// Icons, robots.txt and web app manifest with the name and colours of the realm, and the empty document of previews.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import type { RealmContext } from '../calls/index.ts';
import type { BuiltApp } from '../main/build-app.ts';
import { createCache, defineCache } from '../platform/cache/index.ts';
import { refuse } from '../platform/errors/index.ts';
import { sendRefusal } from '../platform/http/index.ts';
import { escapeAttribute } from './escape-attribute.ts';
import { getSiteOrigin } from './site-origin.ts';

const cacheOneDay = 'public, max-age=86400';

const iconCacheDefinition = defineCache<Buffer>({
  name: 'site icons',
  holds: 'the icon of a realm in one size',
  maxBytes: 4 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
  ttlMs: 86_400_000,
  invalidatedBy: ['RealmChanged'],
});

export function serveSiteFiles(
  app: FastifyInstance,
  { services: { config, events }, resolver }: Pick<BuiltApp, 'services' | 'resolver'>,
): void {
  const iconCache = createCache(iconCacheDefinition, { events });
  const createIconReader = (size: number) => (realm: RealmContext) =>
    iconCache.fetch([realm.id, realm.version, size], () => renderIcon(realm, size));
  const registerFile = (
    path: string,
    type: string,
    createContent: (realm: RealmContext, request: FastifyRequest) => string | Promise<Buffer>,
  ) => {
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const realm = resolver.findRealm(request);
      if (!realm) return sendRefusal(reply, refuse('unknownRealm'));
      const content = await createContent(realm, request);
      const etag = `"${createHash('sha1').update(content).digest('base64url')}"`;
      reply.headers({ 'content-type': type, 'cache-control': cacheOneDay, etag });
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
      return reply.send(content);
    });
  };
  registerFile('/favicon.svg', 'image/svg+xml', createIconSvg);
  registerFile('/favicon.ico', 'image/png', createIconReader(48));
  registerFile('/apple-touch-icon.png', 'image/png', createIconReader(180));
  registerFile('/app-icon.png', 'image/png', createIconReader(512));
  // robots.txt allows all pages of viewers: a crawler must read a page to find its robots meta tag.
  registerFile('/robots.txt', 'text/plain; charset=utf-8', (realm, request) =>
    [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /_admin/',
      '',
      `Sitemap: ${getSiteOrigin(config, realm, request)}/sitemap.xml`,
      '',
    ].join('\n'),
  );
  servePreviewFrame(app);
  registerFile('/manifest.webmanifest', 'application/manifest+json', createWebManifest);
}

const previewPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self' blob:",
  "frame-src 'self' https:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** An empty document that may not run scripts of its own. The preview page renders drafts into it. */
function servePreviewFrame(app: FastifyInstance): void {
  app.get('/preview-frame', async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': cacheOneDay,
        'x-robots-tag': 'noindex',
        'content-security-policy': previewPolicy,
      })
      .send('<!doctype html><html><head><title>Preview</title></head><body></body></html>'),
  );
}

/** A play icon in the realm's colours. */
function createIconSvg({ settings: { theme } }: RealmContext): string {
  const [backgroundColour, markColour] = [theme.background, theme.callToAction].map(escapeAttribute);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${backgroundColour}"/>` +
    `<path d="M23 16.5c0-2.3 2.500-3.700 4.500-2.500l22 13.800c1.900 1.200 1.900 3.900 0 5.100l-22 13.800c-2 1.200-4.500-.2-4.500-2.500z" transform="translate(-3 1.600)" fill="${markColour}"/>` +
    '</svg>'
  );
}

function renderIcon(realm: RealmContext, size: number): Promise<Buffer> {
  return sharp(Buffer.from(createIconSvg(realm)), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer();
}

function createWebManifest({ settings: { name, theme } }: RealmContext): string {
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: theme.background,
    theme_color: theme.background,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/app-icon.png', type: 'image/png', sizes: '512x512' },
    ],
  });
}
