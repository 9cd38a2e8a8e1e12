// Two jobs per asset (decision 005): `prepare` makes it playable, `complete` adds the other renditions.
import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/index.ts';

const payloadSchema = z.object({ asset: z.string() });
export type MediaPayload = z.output<typeof payloadSchema>;

/** Both jobs share the lanes of this group. */
export const mediaGroup = 'media';

export const maxMediaAttempts = 6;

const getRetryDelay = (attempt: number): number => Math.min(60_000, 1_000 * 3 ** (attempt - 1));

export const mediaPrepareJob: JobDefinition<MediaPayload> = defineJob({
  name: 'media.prepare',
  schema: payloadSchema,
  group: mediaGroup,
  maxAttempts: maxMediaAttempts,
  getRetryDelay,
});

export const mediaCompleteJob: JobDefinition<MediaPayload> = defineJob({
  name: 'media.complete',
  schema: payloadSchema,
  group: mediaGroup,
  maxAttempts: maxMediaAttempts,
  getRetryDelay,
});

/**
 * Higher runs first. `urgent` is for titles that a viewer waits for, `demoFirst` for the demo films that
 * should play before the others.
 */
export const priorities = {
  urgent: 1_000,
  import: 100,
  complete: 60,
  demoFirst: 55,
  demo: 50,
  demoComplete: 0,
} as const;
