// Stores the images that a file names before anything is written.
import { dirname, resolve } from 'node:path';
import type { ArtworkKind } from '@matinee/contract';
import { type MasterImage, storeMaster } from '../domains/media/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { CommandError } from './support/command-error.ts';

export type StoredPictures = { kind: ArtworkKind; picture: MasterImage }[];

/** Paths are relative to the folder of `file`. */
export async function storePictures(
  storage: Storage,
  file: string,
  pictures: Partial<Record<ArtworkKind, string | undefined>> = {},
): Promise<StoredPictures> {
  const stored: StoredPictures = [];
  for (const [kind, path] of Object.entries(pictures)) {
    if (path === undefined) continue;
    const full = resolve(dirname(file), path);
    const picture = await storeMaster(storage, { file: full }).catch(() => null);
    if (!picture) throw new CommandError(`This is no picture that can be read: ${full}`);
    stored.push({ kind: kind as ArtworkKind, picture });
  }
  return stored;
}
