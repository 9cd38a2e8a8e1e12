// Error handling of both media jobs: retries on a full disk, yields on a lost database connection, and
// removes the work folder when the job gives up. `ffmpeg-failures.ts` handles a failed encode step.
import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLoss, isDatabaseFull } from '../../../platform/database/index.ts';
import { type JobContext, JobRefusedError, throwJobRefusal } from '../../../platform/jobs/index.ts';
import { isDiskFull } from '../../../platform/storage/index.ts';
import { type MediaPayload, maxMediaAttempts } from '../media.jobs.ts';
import type { AssetId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { removeWorkFolder } from './work-folder.ts';

/** Attempts on a full disk. Cleanup or an operator may free space during the backoff. */
const maxDiskFullAttempts = 3;

export async function runMediaJob(
  services: MediaServices,
  ctx: JobContext<MediaPayload>,
  work: () => Promise<void>,
): Promise<void> {
  const cleanUp = () => removeWorkFolder(services.config.dataDir, ctx.job.payload.asset as AssetId);
  try {
    await work();
  } catch (error) {
    if (isConnectionLoss(error)) {
      await sleep(1_000, undefined, { signal: ctx.signal }).catch(() => {});
      ctx.yieldNow();
    }
    // Either storage or PostgreSQL has no disk space left.
    if (isDiskFull(error) || isDatabaseFull(error)) {
      await cleanUp();
      if (ctx.job.attempt >= maxDiskFullAttempts) throwJobRefusal('diskFull');
    } else if (error instanceof JobRefusedError || ctx.job.attempt >= maxMediaAttempts) {
      await cleanUp();
    }
    throw error;
  }
}
