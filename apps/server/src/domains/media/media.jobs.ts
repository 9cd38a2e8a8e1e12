// Two jobs a title (decision 005): what makes it play, and what makes it good.
import { z } from 'zod';
import { defineJob, type JobDefinition } from '../../platform/jobs/index.ts';

const payload = z.object({ asset: z.string() });
export type MediaPayload = z.output<typeof payload>;

/** Both jobs share the lanes of this group. */
export const mediaGroup = 'media';

export const mediaAttempts = 6;

const backoff = (attempt: number): number => Math.min(60_000, 1_000 * 3 ** (attempt - 1));

export const prepareJob: JobDefinition<MediaPayload> = defineJob({
  name: 'media.prepare',
  schema: payload,
  group: mediaGroup,
  maxAttempts: mediaAttempts,
  backoff,
});

export const completeJob: JobDefinition<MediaPayload> = defineJob({
  name: 'media.complete',
  schema: payload,
  group: mediaGroup,
  maxAttempts: mediaAttempts,
  backoff,
});

/**
 * Higher goes first. Somebody waits for what is urgent; nobody waits for a better rendition. The first films of the
 * demo realm come one after the other, so that the first of them plays early.
 */
export const priorities = {
  urgent: 1_000,
  import: 100,
  complete: 60,
  first: 55,
  demo: 50,
  demoComplete: 0,
} as const;
