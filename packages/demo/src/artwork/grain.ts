// Film grain: a noise tile composited over scenes and portraits. It also hides banding in long gradients.

import sharp from 'sharp';
import { createRandom } from './random.ts';

const size = 320;

let tile: Promise<Buffer> | undefined;

/** Returns the noise tile as PNG; it is created once. */
export function getGrainTile(): Promise<Buffer> {
  tile ??= createTile();
  return tile;
}

function createTile(): Promise<Buffer> {
  const random = createRandom(0x6121);
  const pixels = Buffer.alloc(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    const noise = (random.next() + random.next() + random.next()) / 3 - 0.5;
    const value = noise > 0 ? 255 : 0;
    pixels.fill(value, i * 4, i * 4 + 3);
    pixels[i * 4 + 3] = Math.min(255, Math.round(Math.abs(noise) * 64));
  }
  return sharp(pixels, { raw: { width: size, height: size, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
