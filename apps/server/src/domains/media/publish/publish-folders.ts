// Brings finished folders into storage. A folder is named by its content, so one that is there already is the
// same; the originals stay, because later stages still read them.
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../platform/storage/index.ts';
import type { AssetId } from '../media.tables.ts';

export interface FinishedFolder {
  dir: string;
  path: string;
}

/** Where the files of an asset's packages lie in storage. */
export const assetPrefix = (asset: AssetId): string => `assets/${asset}`;

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await linkFolder(source, target);
    // Another disk or a file system without links: a copy costs room, nothing else.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

async function isStored(storage: Storage, prefix: string, path: string): Promise<boolean> {
  const [first] = await readdir(path);
  return first !== undefined && (await storage.stat(`${prefix}/${first}`)) !== undefined;
}

export async function publishFolders(
  storage: Storage,
  asset: AssetId,
  folders: readonly FinishedFolder[],
): Promise<void> {
  for (const { dir, path } of folders) {
    const prefix = `${assetPrefix(asset)}/${dir}`;
    if (await isStored(storage, prefix, path)) continue;
    const copy = await storage.workDir(`${asset}-${dir}`);
    try {
      await linkFolder(path, copy);
      await storage.putDirectory(prefix, copy);
    } finally {
      // Gone already when all went well.
      await rm(copy, { recursive: true, force: true });
    }
  }
}
