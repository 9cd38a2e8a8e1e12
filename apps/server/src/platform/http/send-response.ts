// Two kinds of answers: those for one caller, and those that are the same for many and kept in memory, packed.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, compressFrom } from './encoding.ts';
import type { CachedResponse } from './response-cache.ts';
import { addVary, securityHeaders } from './security.ts';

export const jsonType = 'application/json; charset=utf-8';
/** Quick enough to do for one person's answer. */
const personalLevel = 3;

/** An answer for this caller alone. */
export async function sendPrivate(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  value: unknown,
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', 'private, no-store');
  if (value === undefined) return reply.send();
  const text = JSON.stringify(value);
  reply.header('content-type', jsonType);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity' || text.length < compressFrom) return reply.send(text);
  reply.header('content-encoding', encoding);
  return reply.send(await compress(Buffer.from(text), encoding, personalLevel));
}

/** An answer that is the same for all guests: with its ETag, or just "you have it". */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  kept: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  const { vary, ...headers } = kept.headers;
  if (vary !== undefined) addVary(reply, vary);
  reply.headers(headers).header('etag', kept.etag);
  if (matches(request.headers['if-none-match'], kept.etag)) return reply.code(304).send();
  reply.code(kept.status);
  const encoding = kept.compressible ? chooseEncoding(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return reply.send(kept.bytes);
  reply.header('content-encoding', encoding);
  const bytes = kept.encoded(encoding);
  return bytes instanceof Promise ? bytes.then((ready) => reply.send(ready)) : reply.send(bytes);
}

/**
 * Writes what is kept straight to the connection, which costs half of what the framework's way does. False when this
 * answer needs more than that: other origins may ask, the caller may have it already, or its encoding is yet to be made.
 */
export function writeCached(request: FastifyRequest, reply: FastifyReply, kept: CachedResponse): boolean {
  const { headers } = request;
  if (reply.hasHeader('vary') || headers['if-none-match'] !== undefined) return false;
  const encoding = kept.compressible ? chooseEncoding(headers['accept-encoding']) : 'identity';
  const bytes = kept.encoded(encoding);
  if (bytes instanceof Promise) return false;
  reply.hijack();
  const out = reply.raw;
  out.writeHead(kept.status, {
    ...securityHeaders,
    ...kept.headers,
    etag: kept.etag,
    'x-request-id': request.id,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  out.end(bytes);
  return true;
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(/\s*,\s*/).includes(etag);
}
