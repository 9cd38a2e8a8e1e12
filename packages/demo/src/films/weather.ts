// Things that fall, rise or drift before the lens: a tile as large as the frame, twice, so that it can wrap.

import sharp from 'sharp';
import { paletteNamed } from '../artwork/palettes.ts';
import { createRandom } from '../artwork/random.ts';
import { circle, n } from '../artwork/shapes.ts';
import type { Art } from '../model.ts';

export interface Weather {
  png: Buffer;
  /** Position of the overlay as ffmpeg expressions of the frame number `n`. */
  x: string;
  y: string;
}

export async function drawWeather(art: Art, width: number, height: number): Promise<Weather | undefined> {
  const kind = art.weather ?? 'none';
  if (kind === 'none' || kind === 'stars') return undefined;
  const random = createRandom(77);
  const { accent, light } = paletteNamed(art.palette);
  const unit = height / 720;
  let tile = '';
  const count = { snow: 150, rain: 210, embers: 70, dust: 90 }[kind];
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const fade = n(random.between(0.2, 0.9));
    if (kind === 'rain') {
      const reach = random.between(14, 40) * unit;
      tile += `<path d="M${n(x)} ${n(y)}l${n(-reach * 0.16)} ${n(reach)}" stroke="${light}" stroke-width="${n(1.3 * unit)}" opacity="${n(random.between(0.1, 0.4))}"/>`;
    } else {
      const size = random.next() ** 2 * { snow: 4.4, embers: 3, dust: 2.6 }[kind] + 0.7;
      tile += circle(x, y, size * unit, `fill="${kind === 'embers' ? accent : light}" opacity="${fade}"`);
    }
  }
  const sideways = kind === 'dust';
  const size = sideways ? { width: width * 2, height } : { width, height: height * 2 };
  const again = sideways ? `translate(${width} 0)` : `translate(0 ${height})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${tile}<g transform="${again}">${tile}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const pace = Math.round({ snow: 2, rain: 34, embers: 2, dust: 4 }[kind] * unit);
  const wrapped = `mod(n*${pace},${sideways ? width : height})`;
  if (sideways) return { png, x: `-${wrapped}`, y: '0' };
  return { png, x: '0', y: kind === 'embers' ? `-${wrapped}` : `-${height}+${wrapped}` };
}
