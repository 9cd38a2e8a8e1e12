// Weather overlays: particles drawn on a tile of the frame's size, repeated once so that the movement loops.

import sharp from 'sharp';
import { getPalette } from '../artwork/palettes.ts';
import { createRandom } from '../artwork/random.ts';
import { drawCircle, formatNumber } from '../artwork/shapes.ts';
import type { ArtDirection } from '../model.ts';

export interface WeatherOverlay {
  png: Buffer;
  /** Overlay position as ffmpeg expressions of the frame number `n`. */
  x: string;
  y: string;
}

/** Renders the particles of `art.weather` for frames of `width` × `height` pixels; undefined when the weather has none. */
export async function renderWeather(
  art: ArtDirection,
  width: number,
  height: number,
): Promise<WeatherOverlay | undefined> {
  const kind = art.weather ?? 'none';
  if (kind === 'none' || kind === 'stars') return undefined;
  const random = createRandom(77);
  const { accent, light } = getPalette(art.palette);
  const unit = height / 720;
  let tile = '';
  const count = { snow: 150, rain: 210, embers: 70, dust: 90 }[kind];
  for (let i = 0; i < count; i++) {
    const [x, y] = [random.between(0, width), random.between(0, height)];
    const opacity = formatNumber(random.between(0.2, 0.9));
    if (kind === 'rain') {
      const length = random.between(14, 40) * unit;
      tile += `<path d="M${formatNumber(x)} ${formatNumber(y)}l${formatNumber(-length * 0.16)} ${formatNumber(length)}" stroke="${light}" stroke-width="${formatNumber(1.3 * unit)}" opacity="${formatNumber(random.between(0.1, 0.4))}"/>`;
    } else {
      const radius = random.next() ** 2 * { snow: 4.4, embers: 3, dust: 2.6 }[kind] + 0.7;
      tile += drawCircle(
        x,
        y,
        radius * unit,
        `fill="${kind === 'embers' ? accent : light}" opacity="${opacity}"`,
      );
    }
  }
  const isHorizontal = kind === 'dust';
  const size = isHorizontal ? { width: width * 2, height } : { width, height: height * 2 };
  const repeatTransform = isHorizontal ? `translate(${width} 0)` : `translate(0 ${height})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${tile}<g transform="${repeatTransform}">${tile}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const speed = Math.round({ snow: 2, rain: 34, embers: 2, dust: 4 }[kind] * unit);
  const offset = `mod(n*${speed},${isHorizontal ? width : height})`;
  if (isHorizontal) return { png, x: `-${offset}`, y: '0' };
  return { png, x: '0', y: kind === 'embers' ? `-${offset}` : `-${height}+${offset}` };
}
