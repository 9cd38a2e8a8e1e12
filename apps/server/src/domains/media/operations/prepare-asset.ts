// The first job of an asset: makes its title playable in the lowest rendition, with subtitles, images and all
// audio tracks.
import { join } from 'node:path';
import {
  buildPackageIndex,
  findSidecars,
  listEncodeSteps,
  type PackagePlan,
  ProbeInterruptedError,
  planPackage,
  probeSource,
} from '@matinee/media';
import { type JobContext, throwJobRefusal } from '../../../platform/jobs/index.ts';
import { type MediaPayload, priorities } from '../media.jobs.ts';
import type { AssetId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { type FinishedFolder, publishFolders } from '../publish/publish-folders.ts';
import { type Asset, changeAsset, findAsset } from '../queries/asset.queries.ts';
import type { SourceGenerators } from '../sources/source-generator.ts';
import { repeatAfterInterruption } from './ffmpeg-failures.ts';
import { createProgressReporter } from './progress-reporter.ts';
import { publishPlayable } from './publish-playable.ts';
import { choosePriority, getMediaTools, runEncodeSteps } from './run-encode-steps.ts';
import { resolveSourceFile } from './source-file.ts';
import { openWorkFolder, removeWorkFolder } from './work-folder.ts';

/** The progress of an asset, from 0 to 1, when its source has been generated and encoding starts. */
export const generationShare = 0.2;

/** Steps of the second job. */
const completionSteps = ['rest'] as const;

export async function prepareAsset(
  services: MediaServices,
  generators: SourceGenerators,
  ctx: JobContext<MediaPayload>,
): Promise<void> {
  const { db, clock, config, storage } = services;
  const { realmId, payload } = ctx.job;
  if (realmId === null) return;
  const asset = await findAsset(db, { realmId, publicId: payload.asset as AssetId });
  if (!asset || asset.package_id !== null) return;
  const firstStep = asset.generated_source ? 'source' : 'probe';
  await ctx.write((trx) =>
    changeAsset(trx, asset, { state: 'running', step: firstStep, reason: null }, clock.now()),
  );

  const isUrgent = ctx.job.priority >= priorities.demoFirst;
  const priority = choosePriority(services, isUrgent ? 'low' : 'background');
  const folder = await openWorkFolder(config.dataDir, asset.public_id);
  const file = await resolveSourceFile(services, ctx, { asset, generators, folder, priority });
  const plan = asset.plan ?? (await planAsset(services, ctx, asset, file));

  const initialProgress = asset.generated_source ? generationShare : 0;
  await runEncodeSteps(services, ctx, {
    plan,
    file,
    outputDir: folder.output,
    priority,
    initialProgress,
    reportProgress: createProgressReporter(services, asset),
    skippedSteps: completionSteps,
  });

  const packageFiles = await buildPackageIndex({ plan, outputDir: folder.output });
  if (!packageFiles) throw new Error('the encode steps produced no package');
  await publishFolders(storage, asset.public_id, packageFiles.folders);
  const { index } = packageFiles;
  const progress = initialProgress + (1 - initialProgress) * calculateEarlyShare(plan);
  await publishPlayable(services, ctx, { asset, index, progress, poster: findPosterFile(packageFiles) });
  if (index.complete) await removeWorkFolder(config.dataDir, asset.public_id);
}

function calculateEarlyShare(plan: PackagePlan): number {
  const completionNames: readonly string[] = completionSteps;
  return listEncodeSteps(plan)
    .filter((step) => !completionNames.includes(step.name))
    .reduce((sum, step) => sum + step.weight, 0);
}

type PackageFiles = NonNullable<Awaited<ReturnType<typeof buildPackageIndex>>>;

function findPosterFile({ index, folders }: PackageFiles): string | null {
  const { poster } = index;
  const folder: FinishedFolder | undefined = folders.find(({ dir }) => dir === poster?.dir);
  return poster && folder ? join(folder.path, poster.file) : null;
}

/** Probes the source and plans its package once. Later workers use the stored plan. */
async function planAsset(
  services: MediaServices,
  ctx: JobContext<MediaPayload>,
  asset: Asset,
  file: string,
): Promise<PackagePlan> {
  const probeResult = await probeSource(file, {
    tools: getMediaTools(services),
    priority: choosePriority(services, 'low'),
    signal: ctx.signal,
  }).catch((error: unknown) => {
    if (error instanceof ProbeInterruptedError) return repeatAfterInterruption(ctx);
    throw error;
  });
  if (!probeResult.ok) return throwJobRefusal(probeResult.refusal.code, probeResult.refusal.params);
  const sidecars = asset.generated_source ? [] : await findSidecars(file);
  const plan = planPackage(probeResult.source, { sidecars });
  await ctx.write((trx) =>
    changeAsset(trx, asset, { description: probeResult.source, plan }, services.clock.now()),
  );
  return plan;
}
