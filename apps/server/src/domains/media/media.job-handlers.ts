// Connects the media jobs to their operations.
import type { Trx } from '../../platform/database/index.ts';
import { defineJobHandler, type JobHandler, type JobOutcome } from '../../platform/jobs/index.ts';
import { type MediaPayload, mediaCompleteJob, mediaPrepareJob } from './media.jobs.ts';
import type { AssetId } from './media.tables.ts';
import type { MediaServices } from './media-services.ts';
import { completeAsset } from './operations/complete-asset.ts';
import type { DiskSpace } from './operations/disk-space.ts';
import { failAsset } from './operations/fail-asset.ts';
import { prepareAsset } from './operations/prepare-asset.ts';
import { runMediaJob } from './operations/run-media-job.ts';
import { removeUnpackagedFiles } from './publish/remove-unpackaged-files.ts';
import { findAsset } from './queries/asset.queries.ts';
import type { SourceGenerators } from './sources/source-generator.ts';

/** `generators` create the sources of generated assets; see `sources/source-generator.ts`. */
export function createMediaJobHandlers(
  services: MediaServices,
  diskSpace: DiskSpace,
  generators: SourceGenerators = {},
): JobHandler[] {
  async function onJobEnded(
    trx: Trx,
    { realmId, payload: { asset: id } }: { realmId: number | null; payload: MediaPayload },
    outcome: JobOutcome,
  ): Promise<void> {
    if (outcome.state === 'done' || realmId === null) return;
    const asset = await findAsset(trx, { realmId, publicId: id as AssetId });
    if (!asset) return;
    const reason =
      outcome.state === 'refused' ? outcome.refusal : { code: 'internal', params: { detail: outcome.error } };
    // Runs before `failAsset`, which may delete the rows of the packages. A retried asset publishes its files again.
    await removeUnpackagedFiles(trx, services.storage, asset).catch((error: unknown) =>
      services.log.warn({ err: error, asset: id }, 'could not remove the unpackaged files of an asset'),
    );
    await failAsset(trx, asset, { kind: outcome.state, reason, now: services.clock.now() });
  }
  return [
    defineJobHandler(
      mediaPrepareJob,
      (ctx) => runMediaJob(services, diskSpace, ctx, () => prepareAsset(services, generators, ctx)),
      { onEnd: onJobEnded },
    ),
    defineJobHandler(
      mediaCompleteJob,
      (ctx) => runMediaJob(services, diskSpace, ctx, () => completeAsset(services, generators, ctx)),
      { onEnd: onJobEnded },
    ),
  ];
}
