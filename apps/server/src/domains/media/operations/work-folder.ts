// The scratch folders of assets, in DATA_DIR/work: what a stage has finished lies there until all are, so that
// a worker that takes over goes on where the last one stopped.
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/index.ts';
import type { AssetId } from '../media.tables.ts';
import { selectActiveAssets } from '../queries/asset.queries.ts';

export interface WorkFolder {
  root: string;
  /** A source that we make ourselves. */
  source: string;
  /** What the stages make. */
  output: string;
}

const workRoot = (dataDir: string): string => join(dataDir, 'work', 'assets');

export async function openWorkFolder(dataDir: string, asset: AssetId): Promise<WorkFolder> {
  const root = join(workRoot(dataDir), asset);
  await mkdir(root, { recursive: true });
  return { root, source: join(root, 'source'), output: join(root, 'output') };
}

export const removeWorkFolder = (dataDir: string, asset: AssetId): Promise<void> =>
  rm(join(workRoot(dataDir), asset), { recursive: true, force: true });

/** Removes the folders of assets that nobody works on any more: what a crash between two steps has left. */
export async function removeIdleWorkFolders(db: Database, dataDir: string): Promise<number> {
  const names = await readdir(workRoot(dataDir)).catch(() => []);
  const activeAssets = await selectActiveAssets(db, names);
  const idle = names.filter((name) => !activeAssets.has(name));
  for (const name of idle) await rm(join(workRoot(dataDir), name), { recursive: true, force: true });
  return idle.length;
}
