// Removes published files of an asset that belong to none of its packages.
import { listPackageFiles } from '@matinee/media';
import type { Executor } from '../../../platform/database/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { type AssetKey, selectPackageIndexes } from '../queries/asset.queries.ts';
import { buildAssetPrefix } from './publish-folders.ts';

const getFolder = (file: string): string => file.slice(0, file.indexOf('/'));

export async function removeUnpackagedFiles(db: Executor, storage: Storage, asset: AssetKey): Promise<void> {
  const prefix = buildAssetPrefix(asset.public_id);
  const indexes = await selectPackageIndexes(db, asset);
  if (indexes.length === 0) return storage.remove(prefix);
  const packagedFolders = new Set(indexes.flatMap((index) => listPackageFiles(index).map(getFolder)));
  const storedFolders = new Set<string>();
  for await (const { key } of storage.list(prefix))
    storedFolders.add(getFolder(key.slice(prefix.length + 1)));
  for (const folder of storedFolders.difference(packagedFolders)) await storage.remove(`${prefix}/${folder}`);
}
