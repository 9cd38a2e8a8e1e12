// What both jobs of an asset share: a full disk is tried again a few times, a database that was away is no fault of
// the job, and scratch files go with it.
import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLoss, isDatabaseFull } from '../../../platform/database/index.ts';
import { type JobContext, JobRefused, refuse } from '../../../platform/jobs/index.ts';
import { isDiskFull } from '../../../platform/storage/index.ts';
import { type MediaPayload, mediaAttempts } from '../media.jobs.ts';
import type { AssetId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { removeWorkFolder } from './work-folder.ts';

/** Attempts on a full disk; there is a backoff between them in which an operator or a sweep may make room. */
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
    // The file system, or PostgreSQL on the same disk.
    if (isDiskFull(error) || isDatabaseFull(error)) {
      await cleanUp();
      if (ctx.job.attempt >= maxDiskFullAttempts) refuse('diskFull');
    } else if (error instanceof JobRefused || ctx.job.attempt >= mediaAttempts) {
      await cleanUp();
    }
    throw error;
  }
}
