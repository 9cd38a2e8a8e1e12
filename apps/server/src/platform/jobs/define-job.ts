// The light part of a job: name and payload schema. `handle` binds the handler, which may import heavy
// modules.
import type { z } from 'zod';

export interface JobDefinition<Payload> {
  name: string;
  schema: z.ZodType<Payload>;
  /** How many attempts may end in an error before the job fails. */
  maxAttempts: number;
  /** Milliseconds to wait after the attempt of this number, from 1, ended in an error. */
  backoff: (attempt: number) => number;
  /** Jobs of a group share its lanes. */
  group: string;
}

type Optional = 'maxAttempts' | 'backoff' | 'group';

export function defineJob<Payload>(
  definition: Omit<JobDefinition<Payload>, Optional> & Partial<Pick<JobDefinition<Payload>, Optional>>,
): JobDefinition<Payload> {
  return {
    maxAttempts: 5,
    backoff: (attempt) => Math.min(1000 * 2 ** (attempt - 1), 60_000),
    group: 'default',
    ...definition,
  };
}
