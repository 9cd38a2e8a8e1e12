// Saves an import with its items and jobs in one transaction, so that it survives a crash.
import { basename } from 'node:path';
import { runInTransaction, type Trx } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { prepareJob, priorities } from '../media.jobs.ts';
import { canImport } from '../media.policy.ts';
import type { ImportId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { changeAsset, findOrInsertAsset } from '../queries/asset.queries.ts';
import { insertImport, insertItem, type NewItem } from '../queries/import.queries.ts';
import { selectContentsOfAsset } from '../queries/title-media.queries.ts';
import { findSources } from '../sources/find-sources.ts';
import { readSource } from '../sources/read-source.ts';

export interface StartedImport {
  id: ImportId;
  fileCount: number;
  /** Files of the folder whose extension is not that of a media file. */
  skippedFileCount: number;
}

/** Returns undefined unless `path` is the absolute path of a readable file or folder outside DATA_DIR. */
export async function startImport(
  { db, config }: Pick<MediaServices, 'db' | 'config'>,
  { realmId, path, now }: { realmId: number; path: string; now: Temporal.Instant },
): Promise<StartedImport | undefined> {
  if (!(await canImport(path, config.dataDir))) return undefined;
  const sources = await findSources(path, config.dataDir);
  if (!sources) return undefined;
  return runInTransaction(db, async (trx) => {
    const batch = await insertImport(trx, { realmId, path, now });
    for (const file of sources.files) {
      const item = await importFile(trx, { realmId, file, now });
      await insertItem(trx, { realmId, importId: batch.id, item });
    }
    return {
      id: batch.publicId,
      fileCount: sources.files.length,
      skippedFileCount: sources.skippedFileCount,
    };
  });
}

async function importFile(
  trx: Trx,
  { realmId, file, now }: { realmId: number; file: string; now: Temporal.Instant },
): Promise<NewItem> {
  const source = await readSource(file);
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
      prepareJob,
      { asset: asset.public_id },
      { realmId, priority: priorities.import, dedupeKey: asset.public_id },
    );
  }
  const [content] = await selectContentsOfAsset(trx, asset);
  return { file: name, assetId: asset.id, contentId: content?.id ?? null, reason: null };
}
