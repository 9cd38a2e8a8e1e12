// Renders images in other widths and formats on their first request and stores the results. Only `imageWidths`,
// `authBackgroundWidths` and the master's own width are allowed, so that requests cannot fill the disk.
import { authBackgroundWidths, imageWidths } from '@matinee/rules';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import { createBoundedQueue } from '../../../platform/overload/index.ts';
import { isDiskFull, NotStoredError, type Storage } from '../../../platform/storage/index.ts';
import { type ImageFormat, renderImage } from './render-image.ts';
import { createSharedCancellation } from './shared-cancellation.ts';

export interface Master {
  publicId: string;
  storageKey: string;
  width: number;
}

/** An image in the best format that the client accepts and that is ready. */
export interface BestImage {
  format: ImageFormat;
  bytes: Buffer;
  /** A smaller format is being rendered; the client should request the image again later. */
  isTemporary: boolean;
}

/**
 * Variants that are not stored yet wait to be rendered. The promises reject with RefusedError `overloaded` when too many
 * wait, and with the signal's reason when it is aborted.
 */
export interface ImageVariants {
  /** Returns the bytes of a variant; undefined when the width is not allowed. */
  read(master: Master, width: number, format: ImageFormat, signal?: AbortSignal): Promise<Buffer> | undefined;
  /** Returns the first of these formats, or the second while AVIF is not ready; undefined as in `read`. */
  readBest(
    master: Master,
    width: number,
    formats: readonly ImageFormat[],
    signal?: AbortSignal,
  ): Promise<BestImage> | undefined;
  /** Returns the master itself. */
  readMaster(storageKey: string): Promise<Buffer>;
}

/** Generates a master that is not in storage yet; undefined for unknown keys. */
export type GenerateMaster = (storageKey: string) => Promise<Buffer | undefined> | undefined;

// Two images at a time, so that playback keeps enough CPU time.
const renderLimits = { concurrency: 2, maxPending: 200, maxWaitMs: 15_000 };
/** AVIF takes several times as long as WebP: it is rendered in the background, one image at a time. */
const backgroundRenderLimits = { concurrency: 1, maxPending: 500 };

const allowedWidths: readonly number[] = [...imageWidths, ...Object.values(authBackgroundWidths)];

/** The width to serve for a requested one; undefined when it is not allowed. */
function chooseServedWidth(requestedWidth: number, masterWidth: number): number | undefined {
  if (requestedWidth !== masterWidth && !allowedWidths.includes(requestedWidth)) return undefined;
  return Math.min(requestedWidth, masterWidth);
}

const masterFileCacheDefinition = defineCache<Buffer>({
  name: 'image master files',
  holds: 'the bytes of an image master, from which its variants are rendered',
  maxBytes: 8 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
});

const variantFileCacheDefinition = defineCache<Buffer>({
  name: 'image variants',
  holds: 'the bytes of an image in one width and format',
  maxBytes: 48 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
});

export function createImageVariants(
  storage: Storage,
  generateMaster: GenerateMaster = () => undefined,
): ImageVariants {
  const renderQueue = createBoundedQueue(renderLimits);
  const sharedCancellation = createSharedCancellation();
  const backgroundRenders = createBackgroundRenders();
  const masterFileCache = createCache(masterFileCacheDefinition);
  const variantFileCache = createCache(variantFileCacheDefinition);

  const readMaster = (key: string) =>
    masterFileCache.fetch(key, () => readOrCreate(storage, key, () => generateMaster(key)));

  const readVariant = async (
    master: Master,
    width: number,
    format: ImageFormat,
    signal?: AbortSignal,
  ): Promise<Buffer> => {
    const key = createVariantKey(master, width, format);
    const render = async () => renderImage(await readMaster(master.storageKey), width, format);
    const readOrRender = (sharedSignal: AbortSignal) =>
      variantFileCache.fetch(key, () =>
        readOrCreate(storage, key, () => renderQueue.run(render, sharedSignal)),
      );
    return variantFileCache.get(key) ?? sharedCancellation.run(key, readOrRender, signal);
  };

  async function readBestVariant(
    master: Master,
    width: number,
    formats: readonly ImageFormat[],
    signal?: AbortSignal,
  ): Promise<BestImage> {
    const [bestFormat = 'jpg', nextFormat = 'jpg'] = formats;
    const key = createVariantKey(master, width, bestFormat);
    if (bestFormat !== 'avif' || variantFileCache.get(key) || (await storage.stat(key))) {
      const bytes = await readVariant(master, width, bestFormat, signal);
      return { format: bestFormat, bytes, isTemporary: false };
    }
    const bytes = await readVariant(master, width, nextFormat, signal);
    backgroundRenders.enqueue(key, () => readVariant(master, width, bestFormat));
    return { format: nextFormat, bytes, isTemporary: true };
  }

  return {
    readMaster,
    read(master, requestedWidth, format, signal) {
      const width = chooseServedWidth(requestedWidth, master.width);
      return width === undefined ? undefined : readVariant(master, width, format, signal);
    },
    readBest(master, requestedWidth, formats, signal) {
      const width = chooseServedWidth(requestedWidth, master.width);
      return width === undefined ? undefined : readBestVariant(master, width, formats, signal);
    },
  };
}

function createVariantKey(master: Master, width: number, format: ImageFormat): string {
  return `images/${master.publicId}/${width}.${format}`;
}

/** Reads a file, or creates and stores it, so that the next request need not wait. */
async function readOrCreate(
  storage: Storage,
  key: string,
  create: () => Promise<Buffer | undefined> | undefined,
): Promise<Buffer> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (!(error instanceof NotStoredError)) throw error;
    const bytes = await create();
    if (!bytes) throw error;
    await storage.put(key, bytes).catch((putError: unknown) => {
      // The image is still sent when it cannot be stored on a full disk.
      if (!isDiskFull(putError)) throw putError;
    });
    return bytes;
  }
}

/** Renders variants for later requests. Ignores errors, because a request for that format reports them. */
function createBackgroundRenders() {
  const queue = createBoundedQueue(backgroundRenderLimits);
  const queuedKeys = new Set<string>();
  return {
    enqueue(key: string, render: () => Promise<Buffer>): void {
      if (queuedKeys.has(key)) return;
      queuedKeys.add(key);
      void queue
        .run(render)
        .catch(() => {})
        .finally(() => queuedKeys.delete(key));
    },
  };
}
