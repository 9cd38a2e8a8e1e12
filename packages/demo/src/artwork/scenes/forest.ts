// Inside a wood: trunks that fade into fog, shafts of light, and something that waits between them.

import { lighten, mix } from '../colour.ts';
import { birds, deer, wolf } from '../figures/animals.ts';
import { isPerson, person } from '../figures/people.ts';
import { cabin, house } from '../figures/places.ts';
import { bareTree, pine } from '../figures/plants.ts';
import type { Random } from '../random.ts';
import { circle, curve, everywhere, fillBelow, glow, n, path, placed, ridgePoints } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function trunks(
  stage: Stage,
  random: Random,
  depth: number,
  gap: number,
  thick: number,
  base: number,
): string {
  const { unit, width, height, focus } = stage;
  const colour = stage.ramp(depth);
  let d = '';
  let twigs = '';
  let x = -unit * 0.1;
  while (x < width + unit * 0.1) {
    const w = unit * thick * random.between(0.6, 1.4);
    const clear = unit * (0.09 + depth * 0.2);
    if (Math.abs(x - focus.x) > clear) {
      const lean = random.between(-0.02, 0.02) * unit;
      const y = base + random.between(0, 0.04) * unit;
      d += `M${n(x - w * 0.9)} ${n(y + unit * 0.04)}Q${n(x - w * 0.5)} ${n(y - unit * 0.1)} ${n(x - w * 0.42 + lean)} -10L${n(x + w * 0.42 + lean)} -10Q${n(x + w * 0.5)} ${n(y - unit * 0.1)} ${n(x + w * 0.9)} ${n(y + unit * 0.04)}Z`;
      const branches = random.whole(1, 4);
      for (let i = 0; i < branches; i++) {
        const by = random.between(0.05, 0.55) * height;
        const side = random.chance(0.5) ? 1 : -1;
        const reach = unit * random.between(0.05, 0.16) * (0.5 + depth);
        twigs += `<path d="M${n(x)} ${n(by)}Q${n(x + side * reach * 0.6)} ${n(by - reach * 0.2)} ${n(x + side * reach)} ${n(by - reach * 0.7)}Q${n(x + side * reach * 0.55)} ${n(by - reach * 0.05)} ${n(x)} ${n(by + w * 0.7)}Z"/>`;
      }
    }
    x += unit * gap * random.between(0.5, 1.5);
  }
  return `${path(d, `fill="${colour}"`)}<g fill="${colour}">${twigs}</g>`;
}

function floor(stage: Stage, name: string, y: number, depth: number): string {
  const colour = stage.ramp(depth);
  const fill = stage.linear([
    { at: 0, colour },
    { at: 1, colour: stage.ramp(Math.min(1, depth + 0.25)) },
  ]);
  const points = ridgePoints(stage.random.fork(name), stage.width, y, stage.unit * 0.025, 4, 0.5);
  return path(fillBelow(curve(points), stage.width, stage.height + 4), `fill="${fill}"`);
}

function subject(stage: Stage, y: number): string {
  const { unit, focus, motif, colours } = stage;
  const ink = stage.ramp(0.97);
  const stand = (body: string, size: number) => placed(body, focus.x, y, (size * unit) / 100);
  if (motif === 'deer') return stand(deer(ink), 0.3);
  if (motif === 'wolf') return stand(wolf(ink), 0.26);
  if (motif === 'cabin' || motif === 'house') {
    const body =
      motif === 'cabin'
        ? cabin(ink, colours.accent, stage.ramp(1))
        : house(ink, colours.accent, stage.ramp(1));
    return (
      glow(stage, focus.x, y - unit * 0.1, unit * 0.36, colours.accent, 0.7) +
      stand(body, motif === 'cabin' ? 0.36 : 0.34)
    );
  }
  if (motif === 'lantern') {
    const [lx, ly] = [focus.x + unit * 0.055, y - unit * 0.1];
    return (
      stand(person('child', ink), 0.2) +
      glow(stage, lx, ly, unit * 0.3, colours.accent, 0.9) +
      circle(lx, ly, unit * 0.012, `fill="${lighten(colours.accent, 0.6)}"`)
    );
  }
  return stand(person(isPerson(motif) ? motif : 'standing', ink), 0.27);
}

function fireflies(stage: Stage): string {
  const random = stage.random.fork('fireflies');
  let body = '';
  for (let i = 0; i < 26; i++) {
    const x = stage.focus.x + random.between(-0.8, 0.8) * stage.unit;
    const y = stage.height * random.between(0.35, 0.92);
    body += circle(
      x,
      y,
      stage.unit * random.between(0.0015, 0.004),
      `opacity="${n(random.between(0.4, 1))}"`,
    );
  }
  return `<g fill="${lighten(stage.colours.accent, 0.4)}">${body}</g>`;
}

export function forest(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, random, motif } = stage;
  const base = height * 0.8;
  const [top, middle, low] = colours.sky;
  const clearing = stage.radial(focus.x, base - unit * 0.28, Math.max(width, height) * 0.75, [
    { at: 0, colour: mix(low, colours.light, 0.45) },
    { at: 0.3, colour: low },
    { at: 0.65, colour: middle },
    { at: 1, colour: top },
  ]);
  let shafts = '';
  for (let i = 0; i < 6; i++) {
    const x = focus.x + random.between(-0.25, 0.5) * unit;
    const w = unit * random.between(0.02, 0.09);
    const fill = stage.linear([
      { at: 0, colour: colours.light, opacity: 0.42 },
      { at: 1, colour: colours.light, opacity: 0 },
    ]);
    shafts += path(
      `M${n(x)} -10L${n(x + w)} -10L${n(x + w - unit * 0.34)} ${n(base + unit * 0.06)}L${n(x - unit * 0.42)} ${n(base + unit * 0.06)}Z`,
      `fill="${fill}"`,
    );
  }
  const wild = motif === 'wolf' || motif === 'house';
  let pines = '';
  const grove = random.fork('pines');
  for (let x = 0; x < width; x += unit * grove.between(0.03, 0.08)) {
    pines += placed(
      pine(grove, stage.ramp(0.2)),
      x,
      base + unit * 0.02,
      (unit * grove.between(0.2, 0.42)) / 100,
    );
  }
  const edges = [-0.02, 1.02].map((side, i) =>
    placed(
      bareTree(random.fork(`edge${i}`), stage.ramp(1)),
      width * side + (i ? -1 : 1) * unit * 0.12,
      height * 1.02,
      (unit * 0.98) / 100,
      i === 1,
    ),
  );
  return [
    {
      depth: 0,
      body:
        everywhere(stage, clearing) +
        glow(stage, focus.x, base - unit * 0.34, unit * 0.55, colours.light, 0.75) +
        pines,
    },
    {
      depth: 0.18,
      body: trunks(stage, random.fork('far'), 0.34, 0.07, 0.013, base) + floor(stage, 'f1', base, 0.4),
    },
    {
      depth: 0.4,
      body:
        trunks(stage, random.fork('mid'), 0.64, 0.15, 0.03, base + unit * 0.04) +
        shafts +
        floor(stage, 'f2', base + unit * 0.05, 0.68) +
        subject(stage, base + unit * 0.075),
    },
    {
      depth: 0.68,
      body:
        trunks(stage, random.fork('near'), 0.88, 0.34, 0.06, base + unit * 0.12) +
        floor(stage, 'f3', base + unit * 0.13, 0.92) +
        fireflies(stage),
    },
    {
      depth: 1,
      body: wild
        ? edges.join('') +
          placed(birds(random, 6, 80, stage.ramp(0.9)), focus.x + unit * 0.2, height * 0.2, unit / 700)
        : '',
    },
  ];
}
