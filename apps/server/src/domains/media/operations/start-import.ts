// Takes note of files to be imported: one transaction, and what it promises happens even if the power fails now.
import { basename } from 'node:path';
import { type Trx, transaction } from '../../../platform/database/index.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { prepareJob, priorities } from '../media.jobs.ts';
import { mayImport } from '../media.policy.ts';
import type { ImportId } from '../media.tables.ts';
import type { MediaServices } from '../media-services.ts';
import { changeAsset, putAsset } from '../queries/asset.queries.ts';
import { insertImport, insertItem, type NewItem } from '../queries/import.queries.ts';
import { contentsOfAsset } from '../queries/title-media.queries.ts';
import { findSources } from '../sources/find-sources.ts';
import { sourceOf } from '../sources/source-of.ts';

export interface StartedImport {
  id: ImportId;
  files: number;
  /** Files of the folder that are no media by their name. */
  leftOut: number;
}

/** Undefined when `path` is not the absolute path of a readable file or folder outside of DATA_DIR. */
export async function startImport(
  { db, config }: Pick<MediaServices, 'db' | 'config'>,
  { realmId, path, now }: { realmId: number; path: string; now: Temporal.Instant },
): Promise<StartedImport | undefined> {
  if (!(await mayImport(path, config.dataDir))) return undefined;
  const found = await findSources(path, config.dataDir);
  if (!found) return undefined;
  return transaction(db, async (trx) => {
    const batch = await insertImport(trx, { realmId, path, now });
    for (const file of found.files) {
      const item = await importFile(trx, { realmId, file, now });
      await insertItem(trx, { realmId, importId: batch.id, item });
    }
    return { id: batch.publicId, files: found.files.length, leftOut: found.leftOut };
  });
}

async function importFile(
  trx: Trx,
  { realmId, file, now }: { realmId: number; file: string; now: Temporal.Instant },
): Promise<NewItem> {
  const source = await sourceOf(file);
  const name = basename(file);
  if (!source) {
    return { file: name, assetId: null, contentId: null, reason: { code: 'unreadable', params: {} } };
  }
  const { asset, created } = await putAsset(trx, { realmId, source, now });
  const again = asset.state === 'failed';
  if (again) await changeAsset(trx, asset, { state: 'queued', reason: null, step: null }, now);
  if (created || again) {
    await enqueue(
      trx,
      prepareJob,
      { asset: asset.public_id },
      { realmId, priority: priorities.import, dedupeKey: asset.public_id },
    );
  }
  const [content] = await contentsOfAsset(trx, asset);
  return { file: name, assetId: asset.id, contentId: content?.id ?? null, reason: null };
}
