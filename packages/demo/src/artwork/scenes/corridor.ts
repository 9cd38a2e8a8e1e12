// One-point perspective: arches, frames or rails that lead to a light, and somebody before it.

import { darken, mix } from '../colour.ts';
import { isPerson, person } from '../figures/people.ts';
import { circle, everywhere, glow, n, path, placed } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

type Opening = (x: number, floor: number, half: number, tall: number) => string;

const arch: Opening = (x, floor, half, tall) =>
  `M${n(x - half)} ${n(floor)}L${n(x - half)} ${n(floor - tall * 0.55)}A${n(half)} ${n(tall * 0.45)} 0 0 1 ${n(x + half)} ${n(floor - tall * 0.55)}L${n(x + half)} ${n(floor)}Z`;

const frame: Opening = (x, floor, half, tall) =>
  `M${n(x - half)} ${n(floor)}L${n(x - half)} ${n(floor - tall)}L${n(x + half)} ${n(floor - tall)}L${n(x + half)} ${n(floor)}Z`;

const hatch: Opening = (x, floor, half, tall) => {
  const c = half * 0.42;
  return `M${n(x - half + c)} ${n(floor)}L${n(x - half)} ${n(floor - tall * 0.3)}L${n(x - half)} ${n(floor - tall * 0.7)}L${n(x - half + c)} ${n(floor - tall)}L${n(x + half - c)} ${n(floor - tall)}L${n(x + half)} ${n(floor - tall * 0.7)}L${n(x + half)} ${n(floor - tall * 0.3)}L${n(x + half - c)} ${n(floor)}Z`;
};

const gothic: Opening = (x, floor, half, tall) =>
  `M${n(x - half)} ${n(floor)}L${n(x - half)} ${n(floor - tall * 0.5)}Q${n(x - half)} ${n(floor - tall * 0.82)} ${n(x)} ${n(floor - tall)}Q${n(x + half)} ${n(floor - tall * 0.82)} ${n(x + half)} ${n(floor - tall * 0.5)}L${n(x + half)} ${n(floor)}Z`;

const openings: Readonly<Record<string, Opening>> = { arch, frame, hatch, gothic };

export function corridor(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, motif } = stage;
  const [kind = 'arch', who = 'standing'] = motif.split('-');
  const shape = openings[kind] ?? arch;
  const [top, middle, low] = colours.sky;
  const count = 9;
  const vanish = focus.y + unit * 0.1;
  const outer = Math.max(width * 0.62, height * 0.62);
  const layers: Layer[] = [];
  const light = stage.radial(focus.x, vanish - unit * 0.06, unit * 0.4, [
    { at: 0, colour: colours.light },
    { at: 0.4, colour: mix(colours.light, low, 0.5) },
    { at: 1, colour: middle },
  ]);
  layers.push({
    depth: 0,
    body:
      everywhere(stage, light) +
      (kind === 'hatch'
        ? circle(focus.x + unit * 0.05, vanish - unit * 0.16, unit * 0.1, `fill="${colours.accent}"`)
        : ''),
  });
  const sheet = `M-60 -60L${width + 60} -60L${width + 60} ${height + 60}L-60 ${height + 60}Z`;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const size = (0.14 + t ** 1.7 * 0.86) * outer;
    const half = size * (kind === 'gothic' ? 0.62 : 0.7);
    const tall = size * (kind === 'hatch' ? 1.2 : 1.32);
    const floor = vanish + size * (kind === 'hatch' ? 0.5 : 0.34);
    const hole = shape(focus.x, floor, half, tall);
    const colour = mix(mix(low, middle, Math.min(1, t * 1.6)), mix(top, colours.near, 0.55), t ** 0.8);
    const reach = Math.max(half, tall) * 1.5;
    const wall = stage.radial(focus.x, floor - tall * 0.4, reach, [
      { at: 0.4, colour: mix(colour, colours.light, 0.22 * (1 - t)) },
      { at: 1, colour: darken(colour, 0.35) },
    ]);
    const lit = i === 4 || i === 6;
    layers.push({
      depth: 0.1 + t * 0.85,
      body:
        path(`${sheet}${hole}`, `fill="${wall}" fill-rule="evenodd"`) +
        path(
          hole,
          `fill="none" stroke="${lit ? colours.accent : mix(colour, colours.light, 0.5)}" stroke-width="${n(unit * (0.002 + t * 0.006) * (lit ? 1.7 : 1))}" opacity="${lit ? 0.85 : 0.5}"`,
        ) +
        (i === 2
          ? glow(stage, focus.x, vanish - unit * 0.05, unit * 0.46, colours.light, 0.6) +
            placed(
              person(isPerson(who) ? who : 'standing', colours.near),
              focus.x,
              floor + unit * 0.01,
              (unit * 0.23) / 100,
            )
          : ''),
    });
  }
  return layers;
}
