// The file that an asset is encoded from, checked against what was promised at its import.
import { basename } from 'node:path';
import type { Priority } from '@matinee/media';
import { refuse } from '../../../platform/jobs/index.ts';
import type { Asset } from '../media.queries.ts';
import type { MediaServices } from '../services.ts';
import { makeSource, type SourceMakers } from '../sources/source-maker.ts';
import { sourceOf } from '../sources/source-of.ts';
import { guardDisk } from './disk-guard.ts';
import { toolsOf } from './run-stages.ts';
import type { WorkFolder } from './work-folder.ts';

export interface Wanted {
  asset: Asset;
  makers: SourceMakers;
  folder: WorkFolder;
  priority: Priority;
  signal: AbortSignal;
}

/** Ends the job as refused when the source has gone or is no longer the one that was imported. */
export async function sourceFile(services: MediaServices, wanted: Wanted): Promise<string> {
  const { asset, makers, folder, priority, signal } = wanted;
  const { recipe } = asset;
  if (recipe) {
    const tools = toolsOf(services);
    return guardDisk(services.config.dataDir, signal, (guarded) =>
      makeSource(makers, recipe, folder.source, { tools, priority, signal: guarded }),
    );
  }
  const path = asset.source_path;
  const source = path === null ? undefined : await sourceOf(path);
  if (path === null || !source)
    return refuse('sourceVanished', { file: basename(path ?? asset.source_name) });
  const same =
    source.size === asset.source_size &&
    asset.source_mtime !== null &&
    Temporal.Instant.compare(source.modifiedAt, asset.source_mtime) === 0;
  if (!same) return refuse('sourceChanged', { file: source.name });
  return source.path;
}
