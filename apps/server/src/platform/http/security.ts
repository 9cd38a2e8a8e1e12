// Security headers of every response, and CORS: only listed origins may read responses.
import cors from '@fastify/cors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../errors/index.ts';
import { sendRefusal } from './error-responses.ts';

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
/** Without subdomains and preloading, which concern sites other than this service. */
const transportSecurity = 'max-age=31536000';
const securityHeaderNames = [...Object.keys(securityHeaders), 'strict-transport-security'];

/** Adds request header names to `Vary`. */
export function addVary(reply: FastifyReply, headerNames: string): void {
  const varyHeader = reply.getHeader('vary');
  reply.header('vary', varyHeader === undefined ? headerNames : `${varyHeader}, ${headerNames}`);
}

/** @param isHttps whether viewers reach the service by https only */
export function getSecurityHeaders(isHttps: boolean): Record<string, string> {
  return isHttps ? { ...securityHeaders, 'strict-transport-security': transportSecurity } : securityHeaders;
}

/** Adds the security headers and the request id to every response. */
export function addSecurityHeaders(app: FastifyInstance, isHttps: boolean): void {
  const headers = getSecurityHeaders(isHttps);
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id).headers(headers);
    next();
  });
}

/** The security headers of a response that bypasses the framework: name, value, name, value. */
export function listSecurityHeaders(reply: FastifyReply): string[] {
  return securityHeaderNames.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [name, String(value)];
  });
}

/**
 * Refuses requests with several Host headers or an absolute URL: they name more than one host, and a proxy or cache
 * could use another of these hosts than this server.
 */
export function refuseAmbiguousHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    const { url = '', rawHeaders } = request.raw;
    if (url.startsWith('/') && countHostHeaders(rawHeaders) <= 1) return next();
    sendRefusal(reply, refuse('badRequest', undefined, ['The request names its host more than once.']));
  });
}

/** @param rawHeaders name, value, name, value */
function countHostHeaders(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  }
  return count;
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
