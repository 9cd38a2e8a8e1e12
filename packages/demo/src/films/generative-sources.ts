// Video sources that ffmpeg generates, tinted with a palette, for experimental films.

import { mix } from '../artwork/colour.ts';
import { getPalette, type Palette } from '../artwork/palettes.ts';
import type { DemoTitle } from '../model.ts';

const toFfmpegColour = (colour: string) => `0x${colour.slice(1)}`;

/** Maps grey levels to a gradient of three colours. */
function buildTintFilter({ near, accent, light }: Palette): string {
  const parseChannel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
  const buildCurve = (i: number) => {
    const [a, b, c] = [parseChannel(near, i), parseChannel(accent, i), parseChannel(light, i)];
    return `'if(lt(val,128),${a}+(${b}-${a})*val/128,${b}+(${c}-${b})*(val-128)/127)'`;
  };
  return `format=gray,format=gbrp,lutrgb=r=${buildCurve(0)}:g=${buildCurve(1)}:b=${buildCurve(2)}`;
}

/** Returns a filter chain without inputs that outputs `frameCount` frames of the given size. */
export function buildGenerativeSource(
  title: DemoTitle,
  width: number,
  height: number,
  frameCount: number,
): string {
  const { fps, source } = title.filmSpec;
  const palette = getPalette(title.art.palette);
  const trimFilter = `trim=end_frame=${frameCount},setpts=N/${fps}/TB`;
  const divideSize = (divisor: number) =>
    `${Math.round(width / divisor / 2) * 2}x${Math.round(height / divisor / 2) * 2}`;
  const upscaleFilter = `scale=${width}:${height}:flags=neighbor`;
  switch (source) {
    case 'life':
      return `life=s=${divideSize(8)}:r=${fps}:seed=${title.art.seed}:ratio=0.34:mold=12:life_color=${toFfmpegColour(palette.accent)}:death_color=${toFfmpegColour(mix(palette.sky[0], palette.near, 0.12))}:mold_color=${toFfmpegColour(palette.far)},${trimFilter},${upscaleFilter}`;
    case 'cellauto':
      return `cellauto=s=${divideSize(4)}:r=${fps}:rule=30:seed=${title.art.seed}:full=1,${trimFilter},${buildTintFilter(palette)},${upscaleFilter}`;
    case 'mandelbrot':
      return `mandelbrot=s=${divideSize(2)}:r=${fps}:maxiter=900:start_scale=2.6:end_scale=0.00004:end_pts=${frameCount},${trimFilter},${buildTintFilter(palette)},scale=${width}:${height}:flags=bilinear`;
    default: {
      const colours = [
        palette.sky[0],
        palette.accent,
        palette.far,
        palette.light,
        palette.sky[2],
        palette.near,
      ];
      const colourOptions = colours.map((colour, i) => `c${i}=${toFfmpegColour(colour)}`).join(':');
      return `gradients=s=${divideSize(5)}:r=${fps}:seed=${title.art.seed}:n=${colours.length}:${colourOptions}:speed=0.012:type=spiral,${trimFilter},scale=${width}:${height}:flags=bilinear`;
    }
  }
}
