// Stores an image unchanged as a master, and returns its key and size with a blurred placeholder.
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createId } from '../../../platform/ids/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';

export interface StoredMaster {
  storageKey: string;
  width: number;
  height: number;
  /** ThumbHash, base64. */
  placeholder: string;
}

const extensions: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg' };
const maxPixels = 64_000_000;
/** SVG images are sharp in any size. Narrower ones count as this wide, so that pages request any width up to it. */
const minVectorWidth = 1920;

/** Returns the ThumbHash of an image in base64. */
export async function createPlaceholder(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image, { limitInputPixels: maxPixels })
    .rotate()
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/**
 * Stores an image under a new key. Rejects formats other than JPEG, PNG, WebP and SVG. SVG may contain
 * scripts, so `allowSvg` must be false for images from untrusted sources.
 */
export async function storeMaster(
  storage: Storage,
  source: { data: Buffer } | { file: string },
  { allowSvg = true }: { allowSvg?: boolean } = {},
): Promise<StoredMaster> {
  const data = 'data' in source ? source.data : await readFile(source.file);
  const metadata = await sharp(data, { limitInputPixels: maxPixels }).metadata();
  const extension = extensions[metadata.format];
  if (!extension || (!allowSvg && extension === 'svg'))
    throw new TypeError(`the image format ${metadata.format} is not supported`);
  const storageKey = `artwork/${createId<'Master'>()}.${extension}`;
  const placeholder = await createPlaceholder(data);
  await storage.put(storageKey, data);
  const scale = extension === 'svg' ? Math.max(1, minVectorWidth / metadata.width) : 1;
  return {
    storageKey,
    width: Math.round(metadata.width * scale),
    height: Math.round(metadata.height * scale),
    placeholder,
  };
}
