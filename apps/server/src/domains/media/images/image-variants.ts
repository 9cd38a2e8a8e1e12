// Widths and formats of a picture, made from its master when somebody first asks and kept from then on. Only the
// widths of the ladder, and of what stands behind a whole page, are made: nobody can fill the disk by counting upwards.
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

/** A picture in the best of the forms that somebody takes. */
export interface BestImage {
  format: ImageFormat;
  bytes: Buffer;
  /** A better form is being made: ask again in a while. */
  isStandIn: boolean;
}

/** The master is there, and is no picture. */
export class BrokenMaster extends Error {}

export interface ImageVariants {
  /** The bytes of a variant; undefined when this width is not made of this master. */
  read(master: Master, width: number, format: ImageFormat): Promise<Buffer> | undefined;
  /** The first of these formats that need not be waited for; undefined as above. */
  readBest(master: Master, width: number, formats: readonly ImageFormat[]): Promise<BestImage> | undefined;
  /** The master itself. */
  master(storageKey: string): Promise<Buffer>;
}

/** Draws a master that is not in storage yet; undefined for keys that it knows nothing of. */
export type DrawMaster = (storageKey: string) => Promise<Buffer | undefined> | undefined;

// One picture at a time on each of two threads: pages wait for pictures, but players wait for nothing.
sharp.concurrency(1);
const atOnce = 2;
/** AVIF costs several times what WebP does: it is made one at a time, while nobody waits for it. */
const behindAtOnce = 1;
const mostBehind = 500;
const maxPixels = 64_000_000;

const served: readonly number[] = [...imageWidths, ...Object.values(backgroundImageWidths)];

/** The width that is served for the one that was asked for; undefined for a width that is not on the ladder. */
function servedWidth(asked: number, masterWidth: number): number | undefined {
  if (asked !== masterWidth && !served.includes(asked)) return undefined;
  return Math.min(asked, masterWidth);
}

/** Grain and gradients of a large picture cost most of its bytes, and nobody sees them at the size of a screen. */
function webpQuality(width: number): number {
  return width >= 960 ? 62 : 75;
}

/** As good as WebP at two thirds of its bytes. */
function avifQuality(width: number): number {
  return width >= 1280 ? 50 : 45;
}

async function draw(master: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    return await render(master, width, format);
  } catch (cause) {
    throw new BrokenMaster('A master could not be read as a picture', { cause });
  }
}

function render(master: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(master, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === 'webp') return picture.webp({ quality: webpQuality(width), effort: 4 }).toBuffer();
  if (format === 'avif') return picture.avif({ quality: avifQuality(width), effort: 2 }).toBuffer();
  return picture.flatten({ background: '#000000' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
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
  drawMaster: DrawMaster = () => undefined,
): ImageVariants {
  const turns = createConcurrencyLimit(atOnce);
  const masters = createCache(masterFiles);

  /** What is made once is kept, so that the next one who asks need not wait. */
  async function readOrMake(
    key: string,
    make: () => Promise<Buffer | undefined> | undefined,
  ): Promise<Buffer> {
    try {
      return await storage.read(key);
    } catch (error) {
      if (!(error instanceof NotStoredError)) throw error;
      const bytes = await make();
      if (!bytes) throw error;
      await storage.put(key, bytes).catch((fault: unknown) => {
        // A full disk costs the next one who asks some time, not the picture.
        if (!isDiskFull(fault)) throw fault;
      });
      return bytes;
    }
  }

  const masterOf = (key: string) => masters.fetch(key, () => readOrMake(key, () => drawMaster(key)));
  const variants = createCache(imageVariants);
  const behind = createConcurrencyLimit(behindAtOnce);
  const ordered = new Set<string>();

  const keyOf = (master: Master, width: number, format: ImageFormat) =>
    `images/${master.publicId}/${width}.${format}`;

  const readWidth = (master: Master, width: number, format: ImageFormat): Promise<Buffer> => {
    const key = keyOf(master, width, format);
    return variants.fetch(key, () =>
      readOrMake(key, () => turns.run(async () => draw(await masterOf(master.storageKey), width, format))),
    );
  };

  /** Whoever asks next finds it. A failure shows itself to who asks for this form by name. */
  function makeBehind(master: Master, width: number, format: ImageFormat): void {
    const key = keyOf(master, width, format);
    if (ordered.has(key) || ordered.size >= mostBehind) return;
    ordered.add(key);
    void behind
      .run(() => readWidth(master, width, format))
      .catch(() => {})
      .finally(() => ordered.delete(key));
  }

  async function readBestWidth(
    master: Master,
    width: number,
    formats: readonly ImageFormat[],
  ): Promise<BestImage> {
    const [best = 'jpg', next = 'jpg'] = formats;
    const key = keyOf(master, width, best);
    if (best !== 'avif' || variants.get(key) || (await storage.stat(key))) {
      return { format: best, bytes: await readWidth(master, width, best), isStandIn: false };
    }
    const bytes = await readWidth(master, width, next);
    makeBehind(master, width, best);
    return { format: next, bytes, isStandIn: true };
  }

  return {
    master: masterOf,
    read(master, asked, format) {
      const width = servedWidth(asked, master.width);
      return width === undefined ? undefined : readWidth(master, width, format);
    },
    readBest(master, asked, formats) {
      const width = servedWidth(asked, master.width);
      return width === undefined ? undefined : readBestWidth(master, width, formats);
    },
  };
}
