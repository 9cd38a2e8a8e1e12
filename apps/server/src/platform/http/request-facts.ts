import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from './call-context.ts';

export function factsOf(
  request: FastifyRequest,
  publicUrl: string | undefined,
  stop?: AbortSignal,
): RequestFacts {
  let signal = stop;
  return {
    headers: request.headers,
    get address() {
      return request.ip;
    },
    get origin() {
      return publicUrl ?? `${request.protocol}://${request.host}`;
    },
    get signal() {
      signal ??= untilClosed(request);
      return signal;
    },
  };
}

function untilClosed(request: FastifyRequest): AbortSignal {
  const gone = new AbortController();
  request.raw.once('close', () => {
    if (request.raw.destroyed && !request.raw.complete) gone.abort();
  });
  request.raw.socket.once('close', () => gone.abort());
  return gone.signal;
}
