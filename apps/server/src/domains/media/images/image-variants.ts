// Renders images in other widths and formats on their first request and stores the results. Only the widths
// of the ladder and of page backgrounds are allowed, so that requests cannot fill the disk.
import { backgroundImageWidths, imageWidths } from '@matinee/rules';
import sharp from 'sharp';
import { createCache, defineCache } from '../../../platform/cache/index.ts';
import { isDiskFull, NotStoredError, type Storage } from '../../../platform/storage/index.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';

const imageFormats = ['webp', 'avif', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

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

/** The stored master is not a valid image. */
export class InvalidMasterError extends Error {}

export interface ImageVariants {
  /** Returns the bytes of a variant; undefined when the width is not allowed. */
  read(master: Master, width: number, format: ImageFormat): Promise<Buffer> | undefined;
  /** Returns the first of these formats that is ready; undefined when the width is not allowed. */
  readBest(master: Master, width: number, formats: readonly ImageFormat[]): Promise<BestImage> | undefined;
  /** Returns the master itself. */
  master(storageKey: string): Promise<Buffer>;
}

/** Generates a master that is not in storage yet; undefined for unknown keys. */
export type GenerateMaster = (storageKey: string) => Promise<Buffer | undefined> | undefined;

// One thread per image and two images at a time, so that playback keeps enough CPU time.
sharp.concurrency(1);
const maxConcurrentRenders = 2;
/** AVIF takes several times as long as WebP: it is rendered in the background, one image at a time. */
const maxConcurrentBackgroundRenders = 1;
const maxQueuedBackgroundRenders = 500;
const maxPixels = 64_000_000;

const servedWidths: readonly number[] = [...imageWidths, ...Object.values(backgroundImageWidths)];

/** The width to serve for a requested one; undefined when it is not on the ladder. */
function chooseServedWidth(requestedWidth: number, masterWidth: number): number | undefined {
  if (requestedWidth !== masterWidth && !servedWidths.includes(requestedWidth)) return undefined;
  return Math.min(requestedWidth, masterWidth);
}

/** Grain and gradients take most of the bytes of a large image, and are hardly visible on a screen. */
function getWebpQuality(width: number): number {
  return width >= 960 ? 62 : 75;
}

/** Looks as good as WebP with two thirds of the bytes. */
function getAvifQuality(width: number): number {
  return width >= 1280 ? 50 : 45;
}

async function renderVariant(master: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    return await render(master, width, format);
  } catch (cause) {
    throw new InvalidMasterError('The image master could not be decoded', { cause });
  }
}

function render(master: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const image = sharp(master, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === 'webp') return image.webp({ quality: getWebpQuality(width), effort: 4 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: getAvifQuality(width), effort: 2 }).toBuffer();
  return image.flatten({ background: '#000000' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

const masterFiles = defineCache<Buffer>({
  name: 'image master files',
  holds: 'the bytes of an image master, while its sizes are made',
  maxBytes: 8 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
});

const imageVariants = defineCache<Buffer>({
  name: 'image variants',
  holds: 'the bytes of an image in one width and format',
  maxBytes: 48 * 2 ** 20,
  entryBytes: (bytes) => bytes.length,
});

export function createImageVariants(
  storage: Storage,
  generateMaster: GenerateMaster = () => undefined,
): ImageVariants {
  const renderLimit = createConcurrencyLimit(maxConcurrentRenders);
  const masters = createCache(masterFiles);

  /** Stores what it creates, so that the next request need not wait. */
  async function readOrCreate(
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

  const readMaster = (key: string) => masters.fetch(key, () => readOrCreate(key, () => generateMaster(key)));
  const variants = createCache(imageVariants);
  const backgroundLimit = createConcurrencyLimit(maxConcurrentBackgroundRenders);
  const queuedKeys = new Set<string>();

  const createVariantKey = (master: Master, width: number, format: ImageFormat) =>
    `images/${master.publicId}/${width}.${format}`;

  const readWidth = (master: Master, width: number, format: ImageFormat): Promise<Buffer> => {
    const key = createVariantKey(master, width, format);
    return variants.fetch(key, () =>
      readOrCreate(key, () =>
        renderLimit.run(async () => renderVariant(await readMaster(master.storageKey), width, format)),
      ),
    );
  };

  /** The next request finds the result. Errors are reported only to requests for this format. */
  function renderInBackground(master: Master, width: number, format: ImageFormat): void {
    const key = createVariantKey(master, width, format);
    if (queuedKeys.has(key) || queuedKeys.size >= maxQueuedBackgroundRenders) return;
    queuedKeys.add(key);
    void backgroundLimit
      .run(() => readWidth(master, width, format))
      .catch(() => {})
      .finally(() => queuedKeys.delete(key));
  }

  async function readBestWidth(
    master: Master,
    width: number,
    formats: readonly ImageFormat[],
  ): Promise<BestImage> {
    const [bestFormat = 'jpg', nextFormat = 'jpg'] = formats;
    const key = createVariantKey(master, width, bestFormat);
    if (bestFormat !== 'avif' || variants.get(key) || (await storage.stat(key))) {
      return { format: bestFormat, bytes: await readWidth(master, width, bestFormat), isTemporary: false };
    }
    const bytes = await readWidth(master, width, nextFormat);
    renderInBackground(master, width, bestFormat);
    return { format: nextFormat, bytes, isTemporary: true };
  }

  return {
    master: readMaster,
    read(master, requestedWidth, format) {
      const width = chooseServedWidth(requestedWidth, master.width);
      return width === undefined ? undefined : readWidth(master, width, format);
    },
    readBest(master, requestedWidth, formats) {
      const width = chooseServedWidth(requestedWidth, master.width);
      return width === undefined ? undefined : readBestWidth(master, width, formats);
    },
  };
}
