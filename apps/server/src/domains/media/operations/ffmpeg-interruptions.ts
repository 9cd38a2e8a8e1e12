// Handles ffmpeg being killed by an operator or by the kernel for lack of memory. The job runs again without
// counting an attempt, up to a maximum.
import { z } from 'zod';
import { type JobContext, throwJobRefusal } from '../../../platform/jobs/index.ts';
import type { MediaPayload } from '../media.jobs.ts';

const maxInterruptions = 30;
const checkpointSchema = z.object({ interruptions: z.number() });

export async function countInterruption(ctx: JobContext<MediaPayload>): Promise<never> {
  const count = checkpointSchema.safeParse(ctx.job.checkpoint).data?.interruptions ?? 0;
  if (count >= maxInterruptions) throwJobRefusal('interrupted', { times: count });
  await ctx.checkpoint({ interruptions: count + 1 });
  return ctx.yieldNow();
}
