// Stores the images that a file refers to, before the transaction that writes rows.
import { dirname, resolve } from 'node:path';
import type { ArtworkKind } from '@matinee/contract';
import { type MasterImage, storeMaster } from '../domains/media/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { CommandError } from './support/command-error.ts';

export type StoredImages = { kind: ArtworkKind; image: MasterImage }[];

/** Paths are relative to the folder of `file`. */
export async function storeImages(
  storage: Storage,
  file: string,
  paths: Partial<Record<ArtworkKind, string | undefined>> = {},
): Promise<StoredImages> {
  const storedImages: StoredImages = [];
  for (const [kind, path] of Object.entries(paths)) {
    if (path === undefined) continue;
    const absolutePath = resolve(dirname(file), path);
    const image = await storeMaster(storage, { file: absolutePath }).catch(() => null);
    if (!image) throw new CommandError(`${absolutePath} is not a readable image.`);
    storedImages.push({ kind: kind as ArtworkKind, image });
  }
  return storedImages;
}
