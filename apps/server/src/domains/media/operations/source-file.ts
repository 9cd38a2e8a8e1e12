// Resolves the source file of an asset: generates it, or checks that the file is the one that was imported.
import { realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ProcessPriority } from '@matinee/media';
import { type JobContext, throwJobRefusal } from '../../../platform/jobs/index.ts';
import type { MediaPayload } from '../media.jobs.ts';
import type { MediaServices } from '../media-services.ts';
import type { Asset } from '../queries/asset.queries.ts';
import { createImportGuard } from '../sources/import-guard.ts';
import { inspectSource } from '../sources/inspect-source.ts';
import {
  GenerationInterruptedError,
  generateSource,
  type SourceGenerators,
} from '../sources/source-generator.ts';
import { guardDisk } from './disk-guard.ts';
import { repeatAfterInterruption } from './ffmpeg-failures.ts';
import { getMediaTools } from './run-encode-steps.ts';
import type { WorkFolder } from './work-folder.ts';

export interface SourceRequest {
  asset: Asset;
  generators: SourceGenerators;
  folder: WorkFolder;
  priority: ProcessPriority;
}

/** Refuses the job when the source was deleted or changed after its import. */
export async function resolveSourceFile(
  services: MediaServices,
  ctx: JobContext<MediaPayload>,
  { asset, generators, folder, priority }: SourceRequest,
): Promise<string> {
  const { generated_source: generatedSource } = asset;
  if (generatedSource) {
    const tools = getMediaTools(services);
    const generatedFile = await guardDisk(services.config.dataDir, ctx.signal, (guardedSignal) =>
      generateSource(generators, generatedSource, folder.source, { tools, priority, signal: guardedSignal }),
    ).catch((error: unknown) => {
      if (error instanceof GenerationInterruptedError) return repeatAfterInterruption(ctx);
      throw error;
    });
    // `openSource` of packages/media refuses a path that contains a symbolic link, and DATA_DIR may be one.
    return realpath(generatedFile);
  }
  const path = asset.source_path;
  const guard = await createImportGuard({ dataDir: services.config.dataDir, allowedDirs: 'anything' });
  const source = path === null ? undefined : await inspectSource(path, guard);
  if (path === null || !source)
    return throwJobRefusal('sourceVanished', { file: basename(path ?? asset.source_name) });
  const isUnchanged =
    // The path was resolved when it was allowed. Another result means that a link has replaced a folder since.
    source.path === path &&
    source.size === asset.source_size &&
    asset.source_mtime !== null &&
    Temporal.Instant.compare(source.modifiedAt, asset.source_mtime) === 0;
  if (!isUnchanged) return throwJobRefusal('sourceChanged', { file: source.name });
  return source.path;
}
