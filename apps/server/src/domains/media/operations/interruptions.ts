// Somebody outside killed ffmpeg: an operator, the kernel short of memory. That is no fault of the job, so it is
// tried again without counting as an attempt, though not for ever.
import { z } from 'zod';
import { type JobContext, refuse } from '../../../platform/jobs/index.ts';
import type { MediaPayload } from '../media.jobs.ts';

const maxInterruptions = 30;
const checkpointSchema = z.object({ interruptions: z.number() });

export async function countInterruption(ctx: JobContext<MediaPayload>): Promise<never> {
  const count = checkpointSchema.safeParse(ctx.job.checkpoint).data?.interruptions ?? 0;
  if (count >= maxInterruptions) refuse('interrupted', { times: count });
  await ctx.checkpoint({ interruptions: count + 1 });
  return ctx.yieldNow();
}
