// Fetches an address that an operator entered, within limits of size, time and redirects, and never from a
// private network unless that is allowed. Every redirect is checked like the first address.
import { request as askPlain, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as askSecure } from 'node:https';
import { isAddress, isPublicAddress, lookupPublic } from './allowed-address.ts';
import { OutboundError } from './outbound-error.ts';

export interface OutsideAsked {
  url: string;
  headers?: Readonly<Record<string, string>>;
  maxBytes: number;
  /** For the whole request, redirects included. */
  timeoutMs: number;
  /** Allows private networks and this machine. */
  privateNetwork: boolean;
  /** Hosts it may redirect to; any unless set. */
  hosts?: readonly string[];
  signal?: AbortSignal;
}

export interface OutsideAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

const mostRedirects = 3;
const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

export async function fetchOutbound(asked: OutsideAsked): Promise<OutsideAnswer> {
  const tooLate = AbortSignal.timeout(asked.timeoutMs);
  const signal = asked.signal ? AbortSignal.any([asked.signal, tooLate]) : tooLate;
  try {
    return await follow(asked, signal);
  } catch (error) {
    if (tooLate.aborted) throw new OutboundError('tooSlow');
    asked.signal?.throwIfAborted();
    if (error instanceof OutboundError) throw error;
    throw new OutboundError('unreachable', (error as NodeJS.ErrnoException).code ?? (error as Error).message);
  }
}

async function follow(asked: OutsideAsked, signal: AbortSignal): Promise<OutsideAnswer> {
  let url = new URL(asked.url);
  for (let led = 0; led <= mostRedirects; led++) {
    judge(url, asked);
    const answer = await ask(url, asked, signal);
    const { statusCode = 0, headers } = answer;
    const { location } = headers;
    if (!redirects.has(statusCode) || location === undefined) {
      const body = await readBody(answer, asked.maxBytes);
      return { status: statusCode, headers, body };
    }
    answer.destroy();
    const next = URL.parse(location, url);
    if (!next || (url.protocol === 'https:' && next.protocol !== 'https:')) {
      throw new OutboundError('badRedirect');
    }
    url = next;
  }
  throw new OutboundError('tooManyRedirects');
}

function judge({ protocol, hostname }: URL, { privateNetwork, hosts }: OutsideAsked): void {
  if (protocol !== 'http:' && protocol !== 'https:') throw new OutboundError('badRedirect');
  if (hosts && !hosts.includes(hostname)) throw new OutboundError('badRedirect');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (!privateNetwork && isAddress(host) && !isPublicAddress(host)) throw new OutboundError('notPublic');
}

function ask(
  url: URL,
  { headers, privateNetwork }: OutsideAsked,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? askSecure : askPlain;
  return new Promise((resolve, reject) => {
    const request = send(url, {
      headers: { 'user-agent': 'Matinee', 'accept-encoding': 'identity', ...headers },
      signal,
      // No keep-alive: a shared connection may have been opened for a request with more permissions.
      agent: false,
      ...(!privateNetwork && { lookup: lookupPublic }),
    });
    request.on('response', resolve);
    request.on('error', reject);
    request.end();
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const encoding = answer.headers['content-encoding'] ?? 'identity';
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    if (encoding !== 'identity') throw new OutboundError('packed');
    if (Number(answer.headers['content-length'] ?? 0) > maxBytes) throw new OutboundError('tooLarge');
    for await (const piece of answer as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > maxBytes) throw new OutboundError('tooLarge');
      pieces.push(piece);
    }
  } finally {
    answer.destroy();
  }
  return Buffer.concat(pieces);
}
