// Decides what happens to an encode job whose ffmpeg died (`packages/media/src/encode/step-failure.ts` gives the
// reason):
// - killed by an operator, or by the kernel for lack of memory: the job runs again and resumes at the same step,
//   at most 30 times; then it is refused
// - no space left on the disk: `run-media-job.ts` lets the job wait for space
// - it crashed on the file or exceeded its time: the job is refused without a retry
import type { EncodeFailure } from '@matinee/media';
import { z } from 'zod';
import { type JobContext, throwJobRefusal } from '../../../platform/jobs/index.ts';
import { DiskFullError } from '../../../platform/storage/index.ts';
import type { MediaPayload } from '../media.jobs.ts';
import type { MediaServices } from '../media-services.ts';
import { hasSpaceToEncode } from './disk-guard.ts';

const maxInterruptions = 30;
const checkpointSchema = z.object({ interruptions: z.number() });

export async function handleStepFailure(
  { config }: Pick<MediaServices, 'config'>,
  ctx: JobContext<MediaPayload>,
  step: string,
  { reason, detail }: EncodeFailure,
): Promise<never> {
  // On a full disk ffmpeg does not always say why it failed.
  const isFull =
    reason === 'diskFull' || (reason === 'sourceBroken' && !(await hasSpaceToEncode(config.dataDir)));
  if (isFull) throw new DiskFullError(detail);
  if (reason === 'interrupted') return repeatAfterInterruption(ctx);
  return throwJobRefusal(reason, { step });
}

/** Runs the job again without counting an attempt. */
export async function repeatAfterInterruption(ctx: JobContext<MediaPayload>): Promise<never> {
  const count = checkpointSchema.safeParse(ctx.job.checkpoint).data?.interruptions ?? 0;
  if (count >= maxInterruptions) throwJobRefusal('interrupted', { times: count });
  await ctx.saveCheckpoint({ interruptions: count + 1 });
  return ctx.yieldNow();
}
