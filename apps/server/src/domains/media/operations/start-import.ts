// Saves an import with its items and jobs in one transaction, so that it survives a crash.
import { basename } from 'node:path';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { isRefusal, type Refusal, refuse } from '../../../platform/errors/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { mediaPrepareJob, priorities } from '../media.jobs.ts';
import type { ImportId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { changeAsset, findOrInsertAsset } from '../queries/asset.queries.ts';
import { insertImport, insertImportItem, type NewImportItem } from '../queries/import.queries.ts';
import { selectTitlesOfAsset } from '../queries/title-media.queries.ts';
import { findSources, ImportTooLargeError } from '../sources/find-sources.ts';
import { createImportGuard, type ImportGuard, type ImportScope } from '../sources/import-guard.ts';
import { inspectSource } from '../sources/inspect-source.ts';

export interface StartedImport {
  id: ImportId;
  fileCount: number;
  /** See `FoundSources`. */
  skippedFileCount: number;
}

interface ImportRequest {
  realmId: number;
  path: string;
  allowedDirs: ImportScope['allowedDirs'];
  now: Temporal.Instant;
}

/** Refuses a path that is not a readable file or folder below `allowedDirs` and outside DATA_DIR. */
export async function startImport(
  { db, config }: Pick<MediaServices, 'db' | 'config'>,
  { realmId, path, allowedDirs, now }: ImportRequest,
): Promise<StartedImport | Refusal> {
  const guard = await createImportGuard({ dataDir: config.dataDir, allowedDirs });
  const sources = await findSources(path, guard).catch((error: unknown) => {
    if (error instanceof ImportTooLargeError) return refuse('importTooLarge');
    throw error;
  });
  if (!sources) return refuse('invalidPath');
  if (isRefusal(sources)) return sources;
  return runInTransaction(db, async (trx) => {
    const batch = await insertImport(trx, { realmId, path, now });
    for (const file of sources.files) {
      const item = await createImportItem(trx, { realmId, file, guard, now });
      await insertImportItem(trx, { realmId, importId: batch.id, item });
    }
    return {
      id: batch.publicId,
      fileCount: sources.files.length,
      skippedFileCount: sources.skippedFileCount,
    };
  });
}

async function createImportItem(
  trx: Trx,
  { realmId, file, guard, now }: { realmId: number; file: string; guard: ImportGuard; now: Temporal.Instant },
): Promise<NewImportItem> {
  const source = await inspectSource(file, guard);
  const name = basename(file);
  if (!source) {
    return { file: name, assetId: null, contentId: null, reason: { code: 'unreadable', params: {} } };
  }
  const { asset, isNew } = await findOrInsertAsset(trx, { realmId, source, now });
  const isRetry = asset.state === 'failed';
  if (isRetry) await changeAsset(trx, asset, { state: 'queued', reason: null, step: null }, now);
  if (isNew || isRetry) {
    await enqueue(
      trx,
      mediaPrepareJob,
      { asset: asset.public_id },
      { realmId, priority: priorities.import, dedupeKey: asset.public_id },
    );
  }
  const [title] = await selectTitlesOfAsset(trx, asset);
  return { file: name, assetId: asset.id, contentId: title?.id ?? null, reason: null };
}
