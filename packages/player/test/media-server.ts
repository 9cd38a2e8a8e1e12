// Serves the test page with a strict Content-Security-Policy, and media to clients with an accepted token.
import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.mpd': 'application/dash+xml',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/mp4',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt',
  '.jpg': 'image/jpeg',
};

const contentSecurityPolicy = [
  "default-src 'self'",
  "media-src 'self' blob:",
  "script-src 'self'",
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export interface MediaServer {
  url: string;
  /** Tokens that grant access to the media. When empty, no token is needed. */
  acceptedTokens: Set<string>;
  /** Tokens that `/authorise` returns one after another; when none is left, it returns null. */
  nextTokens: { token: string; expiresAt: string | null }[];
  /** Status of all media responses; null responds with the media. */
  errorStatus: number | null;
  requests: { path: string; token: string | null; status: number }[];
  close(): Promise<void>;
}

export async function startMediaServer(mediaFolder: string, pageFolder: string): Promise<MediaServer> {
  const state: MediaServer = {
    url: '',
    acceptedTokens: new Set(),
    nextTokens: [],
    errorStatus: null,
    requests: [],
    close: () => closeServer(server),
  };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/authorise') return sendJson(response, state.nextTokens.shift() ?? null);
    if (!pathname.startsWith('/media/')) {
      const file = pathname === '/' ? '/index.html' : pathname;
      return sendFile(response, join(pageFolder, file), { 'content-security-policy': contentSecurityPolicy });
    }
    const token = searchParams.get('token');
    const isGranted = state.acceptedTokens.size === 0 || state.acceptedTokens.has(token ?? '');
    const status = state.errorStatus ?? (isGranted ? 200 : 403);
    state.requests.push({ path: pathname, token, status });
    if (status === 200) return sendFile(response, join(mediaFolder, pathname.slice('/media/'.length)), {});
    response.writeHead(status, { 'x-request-id': 'req-0123456789' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return state;
}

async function sendFile(response: ServerResponse, path: string, headers: Record<string, string>) {
  try {
    const body = await readFile(path);
    response.writeHead(200, {
      'content-type': contentTypes[extname(path)] ?? 'application/octet-stream',
      ...headers,
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}

function sendJson(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
