// Serves the contract as OpenAPI, and as Swagger UI, which can also send requests. Nothing is read or
// generated before the first request for it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type CachedResponse, createCachedResponse } from '../response-cache.ts';
import { jsonContentType, sendCachedResponse } from '../send-response.ts';
import { createOpenApiDocument } from './openapi-document.ts';

/** Swagger UI needs no inline script or style; its stylesheet has icons as `data:` URLs. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const contentTypes = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: jsonContentType,
};

interface Resource {
  type: keyof typeof contentTypes;
  read(): Promise<Buffer>;
}

const { resolve } = createRequire(import.meta.url);
const getSwaggerUiUrl = (file: string) => pathToFileURL(resolve(`@fastify/swagger-ui/static/${file}`));
const getAssetUrl = (file: string) => new URL(`./assets/${file}`, import.meta.url);

const createResources = (publicUrl: string | undefined): Record<string, Resource> => ({
  '/api/openapi.json': {
    type: 'json',
    read: async () => Buffer.from(JSON.stringify(createOpenApiDocument(publicUrl))),
  },
  '/api/docs': { type: 'html', read: () => readFile(getAssetUrl('index.html')) },
  '/api/docs/page.css': { type: 'css', read: () => readFile(getAssetUrl('page.css')) },
  '/api/docs/page.js': { type: 'js', read: () => readFile(getAssetUrl('page.js')) },
  '/api/docs/swagger-ui.css': { type: 'css', read: () => readFile(getSwaggerUiUrl('swagger-ui.css')) },
  '/api/docs/swagger-ui-bundle.js': {
    type: 'js',
    read: () => readFile(getSwaggerUiUrl('swagger-ui-bundle.js')),
  },
});

/** @param publicUrl the address of the service, if it is configured */
export function registerApiReference(app: FastifyInstance, publicUrl: string | undefined): void {
  for (const [path, { type, read }] of Object.entries(createResources(publicUrl))) {
    let response: Promise<CachedResponse> | undefined;
    app.get(path, async (request, reply) => {
      response ??= read().then((bytes) =>
        createCachedResponse(200, bytes, {
          'content-type': contentTypes[type],
          'cache-control': 'public, max-age=300',
          vary: 'accept-encoding',
          ...(type === 'html' && { 'content-security-policy': contentSecurityPolicy }),
        }),
      );
      return sendCachedResponse(request, reply, await response);
    });
  }
}
