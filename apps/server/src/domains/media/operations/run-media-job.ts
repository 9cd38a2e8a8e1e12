// Error handling of both media jobs: postpones them on a full disk, yields on a lost database connection, and
// removes the work folder when the job waits for disk space or gives up. `ffmpeg-failures.ts` handles a failed
// encode step.
import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLoss, isDatabaseFull } from '../../../platform/database/index.ts';
import { type JobContext, JobRefusedError } from '../../../platform/jobs/index.ts';
import { isDiskFull } from '../../../platform/storage/index.ts';
import { type MediaPayload, maxMediaAttempts } from '../media.jobs.ts';
import type { AssetId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { changeAsset, findAsset } from '../queries/asset.queries.ts';
import type { DiskSpace } from './disk-space.ts';
import { removeWorkFolder } from './work-folder.ts';

export async function runMediaJob(
  services: MediaServices,
  diskSpace: DiskSpace,
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
      // Without space the database may refuse this too. Then the job waits without showing why.
      await markAsWaiting(services, ctx).catch((markError: unknown) =>
        services.log.debug({ err: markError }, 'could not write that a media job waits for disk space'),
      );
      return diskSpace.postponeUntilSpace(ctx);
    }
    if (error instanceof JobRefusedError || ctx.job.attempt >= maxMediaAttempts) await cleanUp();
    throw error;
  }
}

async function markAsWaiting(services: MediaServices, ctx: JobContext<MediaPayload>): Promise<void> {
  const { realmId, payload } = ctx.job;
  if (realmId === null) return;
  await ctx.write(async (trx) => {
    const asset = await findAsset(trx, { realmId, publicId: payload.asset as AssetId });
    if (!asset) return;
    const reason = { code: 'diskFull', params: {} };
    const state = asset.state === 'running' ? 'queued' : asset.state;
    await changeAsset(trx, asset, { state, step: null, reason }, services.clock.now());
  });
}
