// Headers that every answer carries, and who else's pages may read answers: nobody, unless listed.
import type { FastifyInstance } from 'fastify';

export interface SecurityOptions {
  /** Origins whose pages may make calls. */
  corsOrigins: readonly string[];
}

const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const allowedHeaders =
  'authorization, content-type, realm, accept-language, if-none-match, idempotency-key, x-request-id';
const exposedHeaders = 'etag, x-request-id, retry-after';

export function secure(app: FastifyInstance, { corsOrigins }: SecurityOptions): void {
  const allowed = new Set(corsOrigins);
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers({
      'x-request-id': request.id,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    const { origin } = request.headers;
    if (origin !== undefined && allowed.has(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': exposedHeaders,
        vary: 'origin',
      });
      if (request.method === 'OPTIONS') {
        reply.headers({
          'access-control-allow-methods': allowedMethods,
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': '600',
        });
        reply.code(204).send();
        return;
      }
    }
    next();
  });
}
