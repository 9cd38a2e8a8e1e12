// Security headers of every response, and CORS: only listed origins may read responses.
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';

export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Adds request header names to `Vary`. */
export function addVary(reply: FastifyReply, headerNames: string): void {
  const varyHeader = reply.getHeader('vary');
  reply.header('vary', varyHeader === undefined ? headerNames : `${varyHeader}, ${headerNames}`);
}

export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id).headers(securityHeaders);
    next();
  });
}

/** Allows pages of these origins to make calls. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowedOrigins = new Set(origins);
  app.register(cors, {
    // With a function instead of a list, a preflight from another origin gets 404, as without CORS.
    origin: (origin, done) => done(null, origin !== undefined && allowedOrigins.has(origin)),
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'realm',
      'accept-language',
      'if-none-match',
      'idempotency-key',
      'x-request-id',
    ],
    exposedHeaders: ['etag', 'x-request-id', 'retry-after'],
    maxAge: 600,
    strictPreflight: false,
  });
}
