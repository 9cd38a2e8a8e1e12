// Headers that every answer carries, and who else's pages may read answers: nobody, unless listed.
import type { FastifyInstance, FastifyReply } from 'fastify';

/** On every answer, whatever it is. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

export interface SecurityOptions {
  /** Origins whose pages may make calls. */
  corsOrigins: readonly string[];
}

const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';
const allowedHeaders =
  'authorization, content-type, realm, accept-language, if-none-match, idempotency-key, x-request-id';
const exposedHeaders = 'etag, x-request-id, retry-after';

/** Says that an answer depends on a header of the request, besides those that were said before. */
export function addVary(reply: FastifyReply, fields: string): void {
  const said = reply.getHeader('vary');
  reply.header('vary', said === undefined ? fields : `${said}, ${fields}`);
}

export function secure(app: FastifyInstance, { corsOrigins }: SecurityOptions): void {
  const allowed = new Set(corsOrigins);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id).headers(securityHeaders);
    const { origin } = request.headers;
    if (allowed.size > 0) addVary(reply, 'origin');
    if (origin !== undefined && allowed.has(origin)) {
      reply.headers({
        'access-control-allow-origin': origin,
        'access-control-expose-headers': exposedHeaders,
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
