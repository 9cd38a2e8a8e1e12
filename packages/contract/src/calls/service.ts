import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getHealth = defineCall({
  method: 'GET',
  path: '/healthz',
  tag: 'service',
  auth: 'none',
  summary: 'Responds with 200 when the service is running.',
  response: z.object({ status: z.literal('ok') }),
});

export const getReadiness = defineCall({
  method: 'GET',
  path: '/readyz',
  tag: 'service',
  auth: 'none',
  summary:
    'Responds with 200 when database, storage and worker are available. Without disk space imports wait; the service still plays.',
  response: z.object({
    status: z.enum(['ok', 'unready']),
    database: z.boolean(),
    storage: z.boolean(),
    worker: z.boolean(),
    diskSpace: z.boolean(),
  }),
  errors: ['overloaded'],
});
