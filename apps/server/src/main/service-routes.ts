// Health and readiness of the service, for monitoring. These calls belong to no realm.
import { calls } from '@matinee/contract';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../platform/errors/index.ts';
import { sendRefusal } from '../platform/http/index.ts';
import type { Services } from '../services.ts';
import { checkReadiness } from './readiness.ts';

export function registerServiceRoutes(app: FastifyInstance, services: Services): void {
  app.get(calls.getHealth.path, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );

  app.get(calls.getReadiness.path, async (_request, reply) => {
    const parts = await checkReadiness(services);
    if (!Object.values(parts).every(Boolean)) return sendRefusal(reply, refuse('overloaded', { ...parts }));
    return reply.header('cache-control', 'no-store').send({ status: 'ok', ...parts });
  });
}
