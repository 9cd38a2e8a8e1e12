// The second job of an asset: encodes the remaining renditions and replaces the early package by the full
// one.
import { buildPackageIndex } from '@matinee/media';
import { emit } from '../../../platform/events/index.ts';
import type { JobContext } from '../../../platform/jobs/index.ts';
import type { MediaPayload } from '../media.jobs.ts';
import type { AssetId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { publishFolders } from '../publish/publish-folders.ts';
import { changeAsset, findAsset, insertPackage } from '../queries/asset.queries.ts';
import { selectTitlesOfAsset } from '../queries/title-media.queries.ts';
import type { SourceGenerators } from '../sources/source-generator.ts';
import { generationShare } from './prepare-asset.ts';
import { createProgressReporter } from './progress-reporter.ts';
import { publishMediaChange } from './publish-media-change.ts';
import { choosePriority, runEncodeSteps } from './run-encode-steps.ts';
import { resolveSourceFile } from './source-file.ts';
import { openWorkFolder, removeWorkFolder } from './work-folder.ts';

export async function completeAsset(
  services: MediaServices,
  generators: SourceGenerators,
  ctx: JobContext<MediaPayload>,
): Promise<void> {
  const { db, clock, config, storage } = services;
  const { realmId, payload } = ctx.job;
  if (realmId === null) return;
  const asset = await findAsset(db, { realmId, publicId: payload.asset as AssetId });
  if (!asset || asset.plan === null || asset.state !== 'playable') return;
  const { plan } = asset;
  // A job that waited for disk space has left this reason.
  if (asset.reason) await ctx.write((trx) => changeAsset(trx, asset, { reason: null }, clock.now()));

  const folder = await openWorkFolder(config.dataDir, asset.public_id);
  const priority = choosePriority(services, 'background');
  const file = await resolveSourceFile(services, ctx, { asset, generators, folder, priority });
  // Finished steps are skipped, unless the work folder was removed.
  await runEncodeSteps(services, ctx, {
    plan,
    file,
    outputDir: folder.output,
    priority,
    initialProgress: asset.generated_source ? generationShare : 0,
    reportProgress: createProgressReporter(services, asset),
  });

  const packageFiles = await buildPackageIndex({ plan, outputDir: folder.output });
  if (!packageFiles?.index.complete) throw new Error('the encode steps produced no complete package');
  const { index, folders } = packageFiles;
  await publishFolders(storage, asset.public_id, folders);
  await ctx.finish(async (trx) => {
    const now = clock.now();
    const fullPackage = await insertPackage(trx, { asset, index, now });
    await changeAsset(
      trx,
      asset,
      { state: 'done', step: null, reason: null, progress: 1, packageId: fullPackage.id },
      now,
    );
    const titles = await selectTitlesOfAsset(trx, asset);
    await emit(trx, {
      realmId: asset.realm_id,
      type: 'AssetCompleted',
      payload: {
        assetId: asset.public_id,
        packageId: fullPackage.publicId,
        contentIds: titles.map((title) => title.publicId),
      },
    });
    await publishMediaChange(trx, asset, { state: 'ready', progress: 1, final: true });
    return { package: fullPackage.publicId };
  });
  await removeWorkFolder(config.dataDir, asset.public_id);
}
