import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

export interface RequestInfo {
  /** The IP address of the client. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
  /** Aborted when the client has disconnected. */
  readonly signal: AbortSignal;
  /** Scheme and host as the client sees them. */
  readonly origin: string;
  /** Whether the client uses https. */
  readonly isSecure: boolean;
  /** The port at which this process received the request. */
  readonly port: number | null;
  /** Reads a cookie that `ResponseCookies` set. */
  readCookie(name: string): string | undefined;
}

/** Lets a handler set cookies with its response. */
export interface ResponseCookies {
  setCookie(name: string, value: string, options: { maxAge: number }): void;
  clearCookie(name: string): void;
}

export const noopResponseCookies: ResponseCookies = { setCookie() {}, clearCookie() {} };

/** Reads a property of the request only on access, because most handlers read none. */
export class LazyRequestInfo implements RequestInfo {
  readonly #request: FastifyRequest;
  readonly #publicUrl: string | undefined;
  #signal: AbortSignal | undefined;

  constructor(request: FastifyRequest, publicUrl: string | undefined, signal?: AbortSignal) {
    this.#request = request;
    this.#publicUrl = publicUrl;
    this.#signal = signal;
  }

  get headers(): IncomingHttpHeaders {
    return this.#request.headers;
  }

  readCookie(name: string): string | undefined {
    return readCookie(this.#request, getCookieName(name, this.isSecure));
  }

  get address(): string {
    // Node forgets the address once the client has disconnected.
    const address: string | undefined = this.#request.ip;
    return address ?? '';
  }

  get origin(): string {
    return this.#publicUrl ?? `${this.#request.protocol}://${this.#request.host}`;
  }

  get isSecure(): boolean {
    return this.origin.startsWith('https:');
  }

  get port(): number | null {
    return this.#request.socket.localPort ?? null;
  }

  get signal(): AbortSignal {
    this.#signal ??= abortOnClose(this.#request);
    return this.#signal;
  }
}

/** With https, browsers accept a cookie of this name only from this host, not from a sibling or over http. */
export function getCookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}

/** Reads a cookie by its exact name, without adding the prefix. Parses the header only then: most calls read none. */
export function readCookie({ headers, server }: FastifyRequest, name: string): string | undefined {
  return headers.cookie === undefined ? undefined : server.parseCookie(headers.cookie)[name];
}

/** One signal per connection, because a connection may carry thousands of requests. */
const closeSignals = new WeakMap<Socket, AbortSignal>();

function abortOnClose({ raw: { socket } }: FastifyRequest): AbortSignal {
  // The client may have left before the handler needs the signal.
  if (socket.destroyed) return AbortSignal.abort();
  const knownSignal = closeSignals.get(socket);
  if (knownSignal) return knownSignal;
  const closeController = new AbortController();
  socket.once('close', () => closeController.abort());
  closeSignals.set(socket, closeController.signal);
  return closeController.signal;
}
