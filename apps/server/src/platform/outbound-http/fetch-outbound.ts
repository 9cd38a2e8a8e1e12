// Sends a request to a URL that an operator entered, with limits on size, time and redirects. Private networks are
// blocked unless allowed. Every redirect is checked like the first URL.
import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { OutboundError } from './outbound-error.ts';
import { isIpAddress, isPublicAddress, lookupPublicAddress } from './public-address.ts';

export interface OutboundRequest {
  url: string;
  /** Default: GET. */
  method?: string;
  /** Requires `redirect` `manual`, because a redirect must not send it to another address. */
  body?: string;
  /** `manual` returns the response that redirects. Default: `follow`. */
  redirect?: 'follow' | 'manual';
  headers?: Readonly<Record<string, string>>;
  maxBytes: number;
  /** For the whole request, including redirects. */
  timeoutMs: number;
  /** Allows private networks and this machine. */
  allowPrivateNetwork: boolean;
  /** Allowed hosts of the request and its redirects. Default: any host. */
  hosts?: readonly string[];
  signal?: AbortSignal;
}

export interface OutboundResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const maxRedirects = 3;
const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export async function fetchOutbound(params: OutboundRequest): Promise<OutboundResponse> {
  const timeoutSignal = AbortSignal.timeout(params.timeoutMs);
  const signal = params.signal ? AbortSignal.any([params.signal, timeoutSignal]) : timeoutSignal;
  try {
    return await followRedirects(params, signal);
  } catch (error) {
    if (timeoutSignal.aborted) throw new OutboundError('tooSlow');
    params.signal?.throwIfAborted();
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('unreachable', (error as NodeJS.ErrnoException).code ?? (error as Error).message);
  }
}

async function followRedirects(params: OutboundRequest, signal: AbortSignal): Promise<OutboundResponse> {
  let url = new URL(params.url);
  for (let redirectCount = 0; redirectCount <= maxRedirects; redirectCount++) {
    checkUrl(url, params);
    const response = await sendRequest(url, params, signal);
    const { statusCode = 0, headers } = response;
    const { location } = headers;
    const isRedirect = redirectStatuses.has(statusCode) && location !== undefined;
    if (!isRedirect || params.redirect === 'manual') {
      const body = await readBody(response, params.maxBytes);
      return { status: statusCode, headers, body };
    }
    response.destroy();
    const nextUrl = URL.parse(location, url);
    if (!nextUrl || (url.protocol === 'https:' && nextUrl.protocol !== 'https:')) {
      throw new OutboundError('urlNotAllowed');
    }
    url = nextUrl;
  }
  throw new OutboundError('tooManyRedirects');
}

function checkUrl({ protocol, hostname }: URL, { allowPrivateNetwork, hosts }: OutboundRequest): void {
  if (protocol !== 'http:' && protocol !== 'https:') throw new OutboundError('urlNotAllowed');
  if (hosts && !hosts.includes(hostname)) throw new OutboundError('urlNotAllowed');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!allowPrivateNetwork && isIpAddress(host) && !isPublicAddress(host))
    throw new OutboundError('notPublic');
}

function sendRequest(
  url: URL,
  { method = 'GET', body, redirect, headers, allowPrivateNetwork }: OutboundRequest,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (body !== undefined && redirect !== 'manual')
    throw new TypeError('a request with a body follows no redirects');
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      method,
      headers: { 'user-agent': 'Matinee', 'accept-encoding': 'identity', ...headers },
      signal,
      // No keep-alive: a shared connection may have been opened for a request with more permissions.
      agent: false,
      ...(!allowPrivateNetwork && { lookup: lookupPublicAddress }),
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end(body);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (encoding !== 'identity') throw new OutboundError('compressed');
    if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw new OutboundError('tooLarge');
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes) throw new OutboundError('tooLarge');
      chunks.push(chunk);
    }
  } finally {
    response.destroy();
  }
  return Buffer.concat(chunks);
}
