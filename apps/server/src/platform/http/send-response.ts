// Sends private responses and cached ones.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, minCompressedBytes } from './encoding.ts';
import type { CachedResponse } from './response-cache.ts';
import { addVary } from './security.ts';

export const jsonContentType = 'application/json; charset=utf-8';
/** A low level, because the response of one client is compressed for each request. */
const privateCompressionLevel = 3;

/** Sends a response for this client only. */
export async function sendPrivateResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  value: unknown,
): Promise<FastifyReply> {
  reply.code(status).header('cache-control', 'private, no-store');
  if (value === undefined) return reply.send();
  const text = JSON.stringify(value);
  reply.header('content-type', jsonContentType);
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity' || text.length < minCompressedBytes) return reply.send(text);
  reply.header('content-encoding', encoding);
  return reply.send(await compress(Buffer.from(text), encoding, privateCompressionLevel));
}

/** Sends a response that all guests share, or 304 when the client already has it. */
export function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  cachedResponse: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  const { vary, ...headers } = cachedResponse.headers;
  if (vary !== undefined) addVary(reply, vary);
  reply.headers(headers).header('etag', cachedResponse.etag);
  if (matchesEtag(request.headers['if-none-match'], cachedResponse.etag)) return reply.code(304).send();
  reply.code(cachedResponse.status);
  const encoding = cachedResponse.isCompressible
    ? chooseEncoding(request.headers['accept-encoding'])
    : 'identity';
  if (encoding === 'identity') return reply.send(cachedResponse.bytes);
  reply.header('content-encoding', encoding);
  const bytes = cachedResponse.encodeResponse(encoding);
  return bytes instanceof Promise ? bytes.then((readyBytes) => reply.send(readyBytes)) : reply.send(bytes);
}

/**
 * Writes a cached response directly to the connection, at half the cost of the framework's reply. Returns
 * false when the response needs the framework: CORS headers, a conditional request, or bytes that are not
 * compressed yet.
 */
export function writeCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  cachedResponse: CachedResponse,
): boolean {
  const { headers } = request;
  if (reply.hasHeader('vary') || headers['if-none-match'] !== undefined) return false;
  const encoding = cachedResponse.isCompressible ? chooseEncoding(headers['accept-encoding']) : 'identity';
  const bytes = cachedResponse.encodeResponse(encoding);
  if (bytes instanceof Promise) return false;
  reply.hijack();
  const rawResponse = reply.raw;
  rawResponse.writeHead(cachedResponse.status, {
    ...(reply.getHeaders() as Record<string, string>),
    ...cachedResponse.headers,
    etag: cachedResponse.etag,
    'content-length': bytes.length,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  rawResponse.end(bytes);
  return true;
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.split(/\s*,\s*/).includes(etag);
}
