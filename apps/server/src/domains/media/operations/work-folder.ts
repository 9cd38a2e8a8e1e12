// Work folders of assets in DATA_DIR/work. They keep finished steps, so that another worker can resume the
// encode.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/index.ts';
import type { AssetId } from '../media.tables.ts';
import { selectActiveAssetIds } from '../queries/asset.queries.ts';

export interface WorkFolder {
  root: string;
  /** Folder of the generated source. */
  source: string;
  /** Output of the encode steps. */
  output: string;
}

const locateWorkRoot = (dataDir: string): string => join(dataDir, 'work', 'assets');

export async function openWorkFolder(dataDir: string, assetId: AssetId): Promise<WorkFolder> {
  const root = join(locateWorkRoot(dataDir), assetId);
  await mkdir(root, { recursive: true });
  return { root, source: join(root, 'source'), output: join(root, 'output') };
}

export const removeWorkFolder = (dataDir: string, assetId: AssetId): Promise<void> =>
  rm(join(locateWorkRoot(dataDir), assetId), { recursive: true, force: true });

/** Removes the work folders of assets that need no more encoding or no longer exist. Returns how many it removed. */
export async function removeIdleWorkFolders(db: Database, dataDir: string): Promise<number> {
  const names = await readdir(locateWorkRoot(dataDir)).catch(() => []);
  const activeAssetIds = await selectActiveAssetIds(db, names);
  const idleNames = names.filter((name) => !activeAssetIds.has(name));
  for (const name of idleNames)
    await rm(join(locateWorkRoot(dataDir), name), { recursive: true, force: true });
  return idleNames.length;
}
