// Somebody outside killed ffmpeg: an operator, the kernel short of memory. That is no fault of the job, so it is
// tried again without counting as an attempt, though not for ever.
import { z } from 'zod';
import { type JobContext, refuse } from '../../../platform/jobs/index.ts';
import type { MediaPayload } from '../media.jobs.ts';

const limit = 30;
const checkpointSchema = z.object({ interruptions: z.number() });

export async function countInterruption(ctx: JobContext<MediaPayload>): Promise<never> {
  const before = checkpointSchema.safeParse(ctx.job.checkpoint).data?.interruptions ?? 0;
  if (before >= limit) refuse('interrupted', { times: before });
  await ctx.checkpoint({ interruptions: before + 1 });
  return ctx.yieldNow();
}
