// The calls about the service itself. They belong to no realm; monitoring calls them.
import { calls } from '@matinee/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../platform/errors/index.ts';
import { sendRefusal } from '../platform/http/index.ts';
import type { Services } from '../services.ts';
import { readiness } from './readiness.ts';

export function registerServiceRoutes(app: FastifyInstance, services: Services): void {
  app.get(calls.getHealth.path, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get(calls.getReadiness.path, async (_request, reply) => {
    const parts = await readiness(services);
    if (!Object.values(parts).every(Boolean)) return sendRefusal(reply, refuse('overloaded', { ...parts }));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', ...parts });
  });
}
