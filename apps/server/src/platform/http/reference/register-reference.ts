import type { FastifyInstance } from 'fastify';
import { type CachedResponse, createCachedResponse } from '../response-cache.ts';
import { jsonType, sendCached } from '../send-answer.ts';
import { describeContract } from './openapi.ts';
import { referencePage, referencePolicy } from './reference-page.ts';

const cacheControl = 'public, max-age=300';

/** The contract for machines and for people. Made when it is first asked for. */
export function registerReference(app: FastifyInstance): void {
  let openapi: CachedResponse | undefined;
  let page: CachedResponse | undefined;

  app.get('/api/openapi.json', (request, reply) => {
    openapi ??= createCachedResponse(200, Buffer.from(JSON.stringify(describeContract())), {
      'content-type': jsonType,
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    });
    return sendCached(request, reply, openapi);
  });

  app.get('/api/docs', (request, reply) => {
    page ??= createCachedResponse(200, Buffer.from(referencePage(describeContract())), {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': referencePolicy,
      'cache-control': cacheControl,
      vary: 'accept-encoding',
    });
    return sendCached(request, reply, page);
  });
}
