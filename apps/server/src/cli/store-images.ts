// Stores the images that a file refers to, before the transaction that writes rows.
import { dirname, resolve } from 'node:path';
import type { ArtworkKind, ImageFile } from '@matinee/contract';
import { type MasterImage, storeMaster } from '../domains/media/index.ts';
import type { FocalPoint } from '../domains/titles/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { CommandError } from './support/command-error.ts';

export type StoredImages = { kind: ArtworkKind; image: MasterImage & FocalPoint }[];

/** Paths are relative to the folder of `file`. */
export async function storeImages(
  storage: Storage,
  file: string,
  images: Partial<Record<ArtworkKind, ImageFile | undefined>> = {},
): Promise<StoredImages> {
  const storedImages: StoredImages = [];
  for (const [kind, imageFile] of Object.entries(images)) {
    if (imageFile === undefined) continue;
    const { file: path, focus } = typeof imageFile === 'string' ? { file: imageFile } : imageFile;
    const absolutePath = resolve(dirname(file), path);
    const image = await storeMaster(storage, { file: absolutePath }).catch(() => null);
    if (!image) throw new CommandError(`${absolutePath} is not a readable image.`);
    const focalPoint = focus && { focalX: focus.x, focalY: focus.y };
    storedImages.push({ kind: kind as ArtworkKind, image: { ...image, ...focalPoint } });
  }
  return storedImages;
}
