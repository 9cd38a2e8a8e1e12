// Copies finished folders to storage. A folder name contains a hash of its content, so existing folders are
// skipped. Keeps the originals, because later steps read them.
import { copyFile, link, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../../../platform/storage/index.ts';
import type { AssetId } from '../media.tables.ts';

/** The files in `path` belong under `dir` in storage. */
export interface FinishedFolder {
  dir: string;
  path: string;
}

/** Storage prefix of the packages of an asset. */
export const buildAssetPrefix = (assetId: AssetId): string => `assets/${assetId}`;

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory()) await linkFolder(source, target);
    // Copies when the file system does not support hard links.
    else await link(source, target).catch(() => copyFile(source, target));
  }
}

async function isStored(storage: Storage, prefix: string, path: string): Promise<boolean> {
  const [firstFile] = await readdir(path);
  return firstFile !== undefined && (await storage.stat(`${prefix}/${firstFile}`)) !== undefined;
}

export async function publishFolders(
  storage: Storage,
  assetId: AssetId,
  folders: readonly FinishedFolder[],
): Promise<void> {
  for (const { dir, path } of folders) {
    const prefix = `${buildAssetPrefix(assetId)}/${dir}`;
    if (await isStored(storage, prefix, path)) continue;
    const copy = await storage.createWorkDir(`${assetId}-${dir}`);
    try {
      await linkFolder(path, copy);
      await storage.putDirectory(prefix, copy);
    } finally {
      // Storage has moved the folder unless an error occurred.
      await rm(copy, { recursive: true, force: true });
    }
  }
}
