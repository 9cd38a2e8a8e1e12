// Renders an image in a width and a format.
import sharp from 'sharp';

const imageFormats = ['webp', 'avif', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** The stored master is not a valid image. */
export class InvalidMasterError extends Error {}

// One thread per image, so that playback keeps enough CPU time.
sharp.concurrency(1);
const maxPixels = 64_000_000;

/** Grain and gradients take most of the bytes of a large image, and are hardly visible on a screen. */
function getWebpQuality(width: number): number {
  return width >= 960 ? 62 : 75;
}

/** Looks as good as WebP with two thirds of the bytes. */
function getAvifQuality(width: number): number {
  return width >= 1280 ? 50 : 45;
}

/** @throws InvalidMasterError when the master is not a valid image */
export async function renderImage(masterBytes: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    return await encodeImage(masterBytes, width, format);
  } catch (cause) {
    throw new InvalidMasterError('The image master could not be decoded', { cause });
  }
}

/** The density in pixels per inch that renders an SVG in its own size, and the highest that sharp accepts. */
const [svgDensity, maxDensity] = [72, 100_000];

/** The density at which an SVG has the width in pixels; undefined for other formats. */
async function chooseDensity(masterBytes: Buffer, width: number): Promise<number | undefined> {
  const metadata = await sharp(masterBytes, { limitInputPixels: maxPixels }).metadata();
  if (metadata.format !== 'svg') return undefined;
  return Math.min(maxDensity, svgDensity * Math.max(1, width / metadata.width));
}

async function encodeImage(masterBytes: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const density = await chooseDensity(masterBytes, width);
  const image = sharp(masterBytes, { limitInputPixels: maxPixels, ...(density && { density }) })
    .rotate()
    .resize({ width, withoutEnlargement: true });
  if (format === 'webp') return image.webp({ quality: getWebpQuality(width), effort: 4 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: getAvifQuality(width), effort: 2 }).toBuffer();
  return image.flatten({ background: '#000000' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
