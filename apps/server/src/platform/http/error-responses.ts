// All error responses have one shape. Unexpected errors are logged in full and reported as `internal`.
import { errorTable } from '@matinee/contract';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { isConnectionLoss, isDatabaseFull } from '../database/index.ts';
import { presentRefusal, type Refusal, RefusedError, refuse } from '../errors/index.ts';
import { isDiskFull } from '../storage/index.ts';

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const row = errorTable[refusal.code];
  reply.code(row.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  const retryAfter = refusal.params?.retryAfter ?? (row.retryable && row.status !== 500 ? 2 : undefined);
  if (typeof retryAfter === 'number') reply.header('retry-after', String(retryAfter));
  return reply.send(presentRefusal(refusal, reply.request.id));
}

/** Whether a URL is one of the API. An unknown URL of the API gets an error response; other URLs may be pages. */
export function isApiPath(url: string): boolean {
  return /^\/(api|healthz|readyz)([/?]|$)/.test(url);
}

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal') {
      request.log.error(
        { err: error, requestId: request.id, method: request.method, route: request.routeOptions.url },
        'a call failed',
      );
    }
    return sendRefusal(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, refuse('notFound', undefined, ['No call has this method and path.'])),
  );
}

function toRefusal(error: FastifyError | RefusedError): Refusal {
  if (error instanceof RefusedError) return error.refusal;
  if (isDiskFull(error) || isDatabaseFull(error)) return refuse('diskFull');
  if (isConnectionLoss(error)) return refuse('overloaded');
  if (error.statusCode === 429) return refuse('tooManyRequests');
  if (error.statusCode === 404) return refuse('notFound');
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return refuse('badRequest', undefined, [error.message]);
  }
  return refuse('internal');
}
