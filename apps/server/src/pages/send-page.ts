// Sends documents, and the fallback page when there is none.
import type { FastifyReply } from 'fastify';
import { isConnectionLoss } from '../platform/database/index.ts';
import { RefusedError } from '../platform/errors/index.ts';
import { chooseEncoding, type Encoding } from '../platform/http/index.ts';
import { createOverloadError } from '../platform/overload/index.ts';
import { documentHeaders } from './content-security.ts';
import type { ResponseDocument } from './documents/document-cache.ts';
import { type FallbackReason, renderFallbackPage } from './fallback-page.ts';

export interface LoadedPage {
  document: ResponseDocument;
  cacheControl: string;
  compress(document: ResponseDocument, encoding: Encoding): Promise<Buffer>;
}

export async function sendPage(
  reply: FastifyReply,
  { document, cacheControl, compress }: LoadedPage,
): Promise<FastifyReply> {
  const { headers } = reply.request;
  reply.headers({
    ...documentHeaders,
    'cache-control': cacheControl,
    vary: 'accept-encoding, accept-language, cookie, sec-fetch-site',
    etag: document.etag,
  });
  if (document.policy) reply.header('content-security-policy', document.policy);
  if (document.link) reply.header('link', document.link);
  if (document.status === 200 && headers['if-none-match']?.includes(document.etag))
    return reply.code(304).send();
  const encoding = chooseEncoding(headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(document.status).send(await compress(document, encoding));
}

export function sendPageError(reply: FastifyReply, error: unknown): FastifyReply {
  const reportedError = isConnectionLoss(error) ? createOverloadError() : error;
  if (reportedError instanceof RefusedError && reportedError.refusal.code === 'overloaded')
    return sendFallback(reply, 'busy', Number(reportedError.refusal.params?.retryAfter));
  const { request } = reply;
  request.log.error({ err: error, requestId: request.id }, 'could not render a page');
  return sendFallback(reply, 'failed');
}

export function sendFallback(reply: FastifyReply, reason: FallbackReason, retryAfter?: number): FastifyReply {
  const { status, html, policy } = renderFallbackPage(reason, { requestId: reply.request.id, retryAfter });
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .headers({ ...documentHeaders, 'cache-control': 'no-store', 'content-security-policy': policy })
    .send(html);
}
