// Responds to GET and HEAD with bytes from memory: ranges, conditional requests, one write for headers and
// body. It bypasses the framework's reply, which would copy and inspect the body of every segment.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { listSecurityHeaders } from '../http/index.ts';
import { decideRange } from './byte-range.ts';

export interface HttpEntity {
  bytes: Buffer;
  contentType: string;
  /** A strong ETag, including its quotes. */
  etag: string;
  cacheControl: string;
  contentEncoding?: 'br' | 'gzip';
  /** Further headers: name, value, name, value. */
  extraHeaders?: readonly string[];
}

function matchesEtag(header: string, etag: string): boolean {
  if (header.trim() === '*') return true;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag);
}

/**
 * Sends the whole entity, a range of it, 304 or 416. `If-Range` matches only the strong ETag; any other value
 * gets the whole entity.
 */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, entity: HttpEntity): void {
  const { bytes, etag } = entity;
  const { headers, method } = request;
  reply.hijack();
  const response = reply.raw;
  const responseHeaders = [
    ...listSecurityHeaders(reply),
    'ETag',
    etag,
    'Cache-Control',
    entity.cacheControl,
    ...(entity.extraHeaders ?? []),
  ];

  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined && matchesEtag(noneMatch, etag)) {
    response.writeHead(304, responseHeaders).end();
    return;
  }

  responseHeaders.push('Content-Type', entity.contentType, 'Accept-Ranges', 'bytes');
  if (entity.contentEncoding) responseHeaders.push('Content-Encoding', entity.contentEncoding);

  const ifRange = headers['if-range'];
  const rangeHeader = ifRange === undefined || ifRange === etag ? headers.range : undefined;
  const decision = decideRange(method === 'GET' ? rangeHeader : undefined, bytes.length);
  if (decision.kind === 'unsatisfiable') {
    response
      .writeHead(416, [...responseHeaders, 'Content-Range', `bytes */${bytes.length}`, 'Content-Length', '0'])
      .end();
    return;
  }
  const body = decision.kind === 'part' ? bytes.subarray(decision.start, decision.end + 1) : bytes;
  responseHeaders.push('Content-Length', String(body.length));
  if (decision.kind === 'part') {
    responseHeaders.push('Content-Range', `bytes ${decision.start}-${decision.end}/${bytes.length}`);
  }
  response.writeHead(decision.kind === 'part' ? 206 : 200, responseHeaders);
  if (method === 'HEAD') response.end();
  else response.end(body);
}
