import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from './call-context.ts';

/** Looks only at what is asked for: most handlers need nothing of the request. */
export class LazyFacts implements RequestFacts {
  readonly #request: FastifyRequest;
  readonly #publicUrl: string | undefined;
  #signal: AbortSignal | undefined;

  constructor(request: FastifyRequest, publicUrl: string | undefined, stop?: AbortSignal) {
    this.#request = request;
    this.#publicUrl = publicUrl;
    this.#signal = stop;
  }

  get headers(): IncomingHttpHeaders {
    return this.#request.headers;
  }

  get address(): string {
    return this.#request.ip;
  }

  get origin(): string {
    return this.#publicUrl ?? `${this.#request.protocol}://${this.#request.host}`;
  }

  get signal(): AbortSignal {
    this.#signal ??= untilClosed(this.#request);
    return this.#signal;
  }
}

function untilClosed({ raw }: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  raw.socket.once('close', () => gone.abort());
  return gone.signal;
}
