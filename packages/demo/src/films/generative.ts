// Pictures that ffmpeg makes by itself, tinted to a palette: the experimental films.

import { mix } from '../artwork/colour.ts';
import { type Palette, paletteNamed } from '../artwork/palettes.ts';
import type { DemoTitle } from '../model.ts';

const hex = (colour: string) => `0x${colour.slice(1)}`;

/** Maps grey to a ramp of three colours. */
function tint({ near, accent, light }: Palette): string {
  const channel = (colour: string, i: number) => Number.parseInt(colour.slice(1 + i * 2, 3 + i * 2), 16);
  const curve = (i: number) => {
    const [a, b, c] = [channel(near, i), channel(accent, i), channel(light, i)];
    return `'if(lt(val,128),${a}+(${b}-${a})*val/128,${b}+(${c}-${b})*(val-128)/127)'`;
  };
  return `format=gray,format=gbrp,lutrgb=r=${curve(0)}:g=${curve(1)}:b=${curve(2)}`;
}

/** A filter chain without inputs that yields `frames` frames of the given size. */
export function generativeSource(title: DemoTitle, width: number, height: number, frames: number): string {
  const { fps, source } = title.film;
  const palette = paletteNamed(title.art.palette);
  const cut = `trim=end_frame=${frames},setpts=N/${fps}/TB`;
  const small = (divisor: number) =>
    `${Math.round(width / divisor / 2) * 2}x${Math.round(height / divisor / 2) * 2}`;
  const enlarge = `scale=${width}:${height}:flags=neighbor`;
  switch (source) {
    case 'life':
      return `life=s=${small(8)}:r=${fps}:seed=${title.art.seed}:ratio=0.34:mold=12:life_color=${hex(palette.accent)}:death_color=${hex(mix(palette.sky[0], palette.near, 0.12))}:mold_color=${hex(palette.far)},${cut},${enlarge}`;
    case 'cellauto':
      return `cellauto=s=${small(4)}:r=${fps}:rule=30:seed=${title.art.seed}:full=1,${cut},${tint(palette)},${enlarge}`;
    case 'mandelbrot':
      return `mandelbrot=s=${small(2)}:r=${fps}:maxiter=900:start_scale=2.6:end_scale=0.00004:end_pts=${frames},${cut},${tint(palette)},scale=${width}:${height}:flags=bilinear`;
    default: {
      const colours = [
        palette.sky[0],
        palette.accent,
        palette.far,
        palette.light,
        palette.sky[2],
        palette.near,
      ];
      const list = colours.map((colour, i) => `c${i}=${hex(colour)}`).join(':');
      return `gradients=s=${small(5)}:r=${fps}:seed=${title.art.seed}:n=${colours.length}:${list}:speed=0.012:type=spiral,${cut},scale=${width}:${height}:flags=bilinear`;
    }
  }
}
