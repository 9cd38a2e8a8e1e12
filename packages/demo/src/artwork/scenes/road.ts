// A road to the horizon, with a striped sun, poles and a car.

import { lighten, mix } from '../colour.ts';
import { isPerson, person } from '../figures/people.ts';
import { carBehind, carSide } from '../figures/places.ts';
import { cactus, palm } from '../figures/plants.ts';
import {
  circle,
  curve,
  fillBelow,
  glow,
  n,
  path,
  placed,
  polyline,
  rect,
  ridgePoints,
  skyFill,
  starField,
} from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function stripedSun(stage: Stage, x: number, y: number, radius: number): string {
  const { colours } = stage;
  const fill = stage.linear([
    { at: 0, colour: lighten(colours.light, 0.2) },
    { at: 1, colour: mix(colours.light, colours.accent, 0.85) },
  ]);
  let keep = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const top = y - radius + t * radius * 2;
    keep += rect(x - radius, top, radius * 2, (radius * 2) / 8 - radius * 0.018 * i, '');
  }
  const clip = stage.define((id) => `<clipPath id="${id}">${keep}</clipPath>`);
  return (
    glow(stage, x, y, radius * 2.6, colours.light, 0.55) +
    circle(x, y, radius, `fill="${fill}" clip-path="url(#${clip})"`)
  );
}

function poles(stage: Stage, horizon: number, ink: string): string {
  const { unit, focus, height } = stage;
  let d = '';
  let wires = '';
  let before: { x: number; y: number } | undefined;
  for (let i = 0; i < 8; i++) {
    const t = (i / 7) ** 2.4;
    const x = focus.x - unit * (0.07 + t * 0.95);
    const base = horizon + t * (height - horizon) * 0.8;
    const tall = unit * (0.05 + t * 0.66);
    const w = unit * (0.002 + t * 0.012);
    d += `M${n(x - w / 2)} ${n(base)}h${n(w)}v${n(-tall)}h${n(-w)}ZM${n(x - tall * 0.13)} ${n(base - tall * 0.9)}h${n(tall * 0.26)}v${n(w * 0.8)}h${n(-tall * 0.26)}Z`;
    const head = { x, y: base - tall * 0.9 };
    if (before)
      for (const side of [-0.12, 0.12])
        wires += `M${n(before.x + side * tall * 0.4)} ${n(before.y)}Q${n((before.x + head.x) / 2)} ${n((before.y + head.y) / 2 + tall * 0.16)} ${n(head.x + side * tall)} ${n(head.y)}`;
    before = head;
  }
  return (
    path(d, `fill="${ink}"`) + path(wires, `fill="none" stroke="${ink}" stroke-width="${n(unit * 0.002)}"`)
  );
}

export function road(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, random, motif } = stage;
  const horizon = height * 0.62;
  const ink = stage.ramp(1);
  const base = stage.linear([
    { at: 0, colour: mix(stage.ramp(0.35), colours.sky[2], 0.35) },
    { at: 1, colour: stage.ramp(0.9) },
  ]);
  const asphalt = stage.linear([
    { at: 0, colour: stage.ramp(0.6) },
    { at: 1, colour: ink },
  ]);
  const edge = (t: number, half: number) => [focus.x - half * t, focus.x + half * t] as const;
  const half = unit * 0.6;
  const [l0, r0] = edge(0.03, half);
  const [l1, r1] = edge(1, half);
  let dashes = '';
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) ** 2.3;
    const b = ((i + 0.5) / 9) ** 2.3;
    const w = (t: number) => unit * (0.001 + t * 0.014);
    const y = (t: number) => horizon + t * (height - horizon);
    dashes += `M${n(focus.x - w(a))} ${n(y(a))}L${n(focus.x + w(a))} ${n(y(a))}L${n(focus.x + w(b))} ${n(y(b))}L${n(focus.x - w(b))} ${n(y(b))}Z`;
  }
  const hills = (name: string, y: number, amplitude: number, depth: number, smooth: boolean) => {
    const points = ridgePoints(random.fork(name), width, y, amplitude, smooth ? 3 : 6, 0.5).map(
      ([x, py]) => [x, Math.min(py, horizon + 3)] as const,
    );
    return path(
      fillBelow(smooth ? curve(points) : polyline(points), width, horizon + 5),
      `fill="${mix(stage.ramp(depth), colours.sky[2], 0.3 * (1 - depth))}"`,
    );
  };
  const side: string[] = [];
  const grove = random.fork('side');
  for (let i = 0; i < 6; i++) {
    const t = 0.15 + (i / 5) ** 1.6 * 0.85;
    const x = focus.x + unit * (0.16 + t * 0.85) * (motif === 'palms' && i % 2 ? -1 : 1);
    const y = horizon + t * (height - horizon) * 0.66;
    const plant = motif === 'palms' ? palm(grove, ink) : cactus(ink);
    side.push(placed(plant, x, y, (unit * (0.08 + t * (motif === 'palms' ? 0.5 : 0.22))) / 100));
  }
  const carY = height * 0.88;
  const subject =
    motif === 'side'
      ? placed(
          carSide(colours.accent, mix(colours.light, ink, 0.3), ink),
          focus.x + unit * 0.02,
          height * 0.865,
          (unit * 0.54) / 160,
        )
      : isPerson(motif)
        ? placed(person(motif, ink), focus.x, height * 0.9, (unit * 0.36) / 100)
        : glow(stage, focus.x - unit * 0.1, carY - unit * 0.065, unit * 0.12, colours.accent, 0.8) +
          glow(stage, focus.x + unit * 0.1, carY - unit * 0.065, unit * 0.12, colours.accent, 0.8) +
          placed(
            carBehind(mix(ink, colours.accent, 0.16), mix(ink, colours.light, 0.4), colours.accent),
            focus.x,
            carY,
            (unit * 0.29) / 100,
          );
  return [
    {
      depth: 0,
      body:
        skyFill(stage, 0.66) +
        starField(stage, 110, horizon * 0.6) +
        stripedSun(stage, focus.x, horizon - unit * 0.16, unit * 0.25),
    },
    {
      depth: 0.2,
      body:
        hills('a', horizon - unit * 0.04, unit * 0.13, 0.3, false) +
        hills('b', horizon - unit * 0.01, unit * 0.07, 0.6, false),
    },
    {
      depth: 0.4,
      body: `${rect(0, horizon, width, height - horizon + 4, `fill="${base}"`)}${glow(stage, focus.x, horizon, unit * 0.5, colours.light, 0.4)}${path(`M${n(l0)} ${n(horizon)}L${n(r0)} ${n(horizon)}L${n(r1)} ${n(height + 4)}L${n(l1)} ${n(height + 4)}Z`, `fill="${asphalt}"`)}${path(dashes, `fill="${colours.light}" opacity="0.85"`)}`,
    },
    { depth: 0.65, body: (motif === 'palms' ? '' : poles(stage, horizon, ink)) + side.join('') },
    { depth: 0.85, body: subject },
  ];
}
