// Declares a job: its name and payload schema. `defineJobHandler` binds the handler, which may import heavy
// modules.
import type { z } from 'zod';

export interface JobDefinition<Payload> {
  name: string;
  schema: z.ZodType<Payload>;
  /** The job fails after this many attempts with an error. */
  maxAttempts: number;
  /** Milliseconds to wait after a failed attempt. Attempts count from 1. */
  getRetryDelay: (attempt: number) => number;
  /** Jobs of a group share its lanes. */
  group: string;
}

type Optional = 'maxAttempts' | 'getRetryDelay' | 'group';

export function defineJob<Payload>(
  definition: Omit<JobDefinition<Payload>, Optional> & Partial<Pick<JobDefinition<Payload>, Optional>>,
): JobDefinition<Payload> {
  return {
    maxAttempts: 5,
    getRetryDelay: (attempt) => Math.min(1000 * 2 ** (attempt - 1), 60_000),
    group: 'default',
    ...definition,
  };
}
