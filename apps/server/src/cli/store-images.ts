// Finds and stores the images that a file refers to, before the transaction that writes rows.
import { dirname, resolve } from 'node:path';
import type { ArtworkKind, ImageFile } from '@matinee/contract';
import { type StoredMaster, storeMaster } from '../domains/media/index.ts';
import type { FocalPoint } from '../domains/titles/index.ts';
import type { Storage } from '../platform/storage/index.ts';
import { CommandError } from './support/command-error.ts';

export type StoredImages = { kind: ArtworkKind; image: StoredMaster & FocalPoint }[];

/** The absolute path of an image that `referringFile` names, and its focal point. */
export function resolveImageFile(
  referringFile: string,
  imageFile: ImageFile,
): { path: string; focalPoint: FocalPoint } {
  const { file: path, focus } = typeof imageFile === 'string' ? { file: imageFile } : imageFile;
  return {
    path: resolve(dirname(referringFile), path),
    focalPoint: focus ? { focalX: focus.x, focalY: focus.y } : {},
  };
}

export async function storeImages(
  storage: Storage,
  referringFile: string,
  images: Partial<Record<ArtworkKind, ImageFile | undefined>> = {},
): Promise<StoredImages> {
  const storedImages: StoredImages = [];
  for (const [kind, imageFile] of Object.entries(images)) {
    if (imageFile === undefined) continue;
    const { path, focalPoint } = resolveImageFile(referringFile, imageFile);
    const image = await storeMaster(storage, { file: path }).catch(() => null);
    if (!image) throw new CommandError(`${path} is not a readable image.`);
    storedImages.push({ kind: kind as ArtworkKind, image: { ...image, ...focalPoint } });
  }
  return storedImages;
}
