// Sport: floodlights, lanes and a body in motion.

import { darken, lighten, mix } from '../colour.ts';
import { isPerson, person } from '../figures/people.ts';
import { circle, ellipse, everywhere, glow, n, path, placed, rect } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function floodlights(stage: Stage, y: number): string {
  const { unit, focus, colours } = stage;
  let body = '';
  for (const side of [-0.62, -0.3, 0.3, 0.62]) {
    const x = focus.x + side * unit;
    const beam = stage.linear([
      { at: 0, colour: colours.light, opacity: 0.4 },
      { at: 1, colour: colours.light, opacity: 0 },
    ]);
    body += path(
      `M${n(x - unit * 0.05)} ${n(y)}L${n(x + unit * 0.05)} ${n(y)}L${n(focus.x + unit * 0.42 - side * unit * 0.4)} ${n(stage.height)}L${n(focus.x - unit * 0.42 - side * unit * 0.4)} ${n(stage.height)}Z`,
      `fill="${beam}" opacity="0.55"`,
    );
    body += glow(stage, x, y, unit * 0.2, colours.light, 0.9);
    for (let i = 0; i < 5; i++)
      for (let k = 0; k < 2; k++)
        body += circle(
          x + (i - 2) * unit * 0.019,
          y + k * unit * 0.02,
          unit * 0.0075,
          `fill="${lighten(colours.light, 0.5)}"`,
        );
  }
  return body;
}

function crowd(stage: Stage, y: number, rows: number): string {
  const { unit, width, colours } = stage;
  const random = stage.random.fork('crowd');
  let body = rect(0, y - unit * 0.03, width, unit * 0.3, `fill="${stage.ramp(0.72)}"`);
  for (let row = 0; row < rows; row++) {
    let d = '';
    const size = unit * (0.008 + row * 0.0012);
    const ry = y + row * size * 1.5;
    for (let x = random.between(0, size * 2); x < width; x += size * random.between(1.7, 2.6))
      d += `M${n(x - size)} ${n(ry + size * 2.4)}Q${n(x - size)} ${n(ry)} ${n(x)} ${n(ry - size * random.between(0.5, 1))}Q${n(x + size)} ${n(ry)} ${n(x + size)} ${n(ry + size * 2.4)}Z`;
    body += path(
      d,
      `fill="${mix(stage.ramp(0.35 + (row / rows) * 0.6), colours.accent, row === 0 ? 0.1 : 0.02)}"`,
    );
  }
  for (let i = 0; i < 40; i++)
    body += circle(
      random.between(0, width),
      y + random.between(-0.01, 0.1) * unit,
      unit * random.between(0.001, 0.003),
      `fill="${colours.light}" opacity="${n(random.between(0.3, 1))}"`,
    );
  return body;
}

function lanes(stage: Stage, horizon: number, count: number, colour: string): string {
  const { unit, height, focus, width } = stage;
  const ground = stage.linear([
    { at: 0, colour: mix(colour, stage.colours.sky[2], 0.3) },
    { at: 1, colour: darken(colour, 0.45) },
  ]);
  let body = rect(0, horizon, width, height - horizon + 4, `fill="${ground}"`);
  for (let i = -count; i <= count; i++) {
    const x0 = focus.x + i * unit * 0.045;
    const x1 = focus.x + i * unit * 0.34;
    const w = unit * 0.006;
    body += path(
      `M${n(x0 - w * 0.2)} ${n(horizon)}L${n(x0 + w * 0.2)} ${n(horizon)}L${n(x1 + w)} ${n(height + 4)}L${n(x1 - w)} ${n(height + 4)}Z`,
      `fill="${stage.colours.light}" opacity="0.72"`,
    );
  }
  return body;
}

function speed(stage: Stage, y: number): string {
  const random = stage.random.fork('speed');
  let d = '';
  for (let i = 0; i < 22; i++) {
    const sy = y - random.between(0.02, 0.5) * stage.unit;
    const sx = stage.focus.x - stage.unit * random.between(0.12, 0.5);
    d += `M${n(sx)} ${n(sy)}h${n(-stage.unit * random.between(0.06, 0.3))}`;
  }
  return path(
    d,
    `stroke="${stage.colours.accent}" stroke-width="${n(stage.unit * 0.005)}" stroke-linecap="round" opacity="0.7"`,
  );
}

function ball(stage: Stage, x: number, y: number, radius: number): string {
  const { colours } = stage;
  const skin = stage.radial(x - radius * 0.35, y - radius * 0.4, radius * 1.6, [
    { at: 0, colour: lighten(colours.light, 0.4) },
    { at: 0.6, colour: mix(colours.light, colours.near, 0.25) },
    { at: 1, colour: colours.near },
  ]);
  let patches = '';
  const clip = stage.define((id) => `<clipPath id="${id}">${circle(x, y, radius, '')}</clipPath>`);
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.257 + 0.3;
    const reach = i === 5 ? 0 : radius * 0.84;
    const [cx, cy, r] = [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach, radius * 0.3];
    let d = '';
    for (let k = 0; k < 5; k++)
      d += `${k ? 'L' : 'M'}${n(cx + Math.cos(k * 1.257 + angle) * r)} ${n(cy + Math.sin(k * 1.257 + angle) * r)}`;
    patches += path(`${d}Z`, `fill="${colours.near}"`);
    if (i < 5)
      patches += path(
        `M${n(x + Math.cos(angle) * radius * 0.28)} ${n(y + Math.sin(angle) * radius * 0.28)}L${n(cx)} ${n(cy)}`,
        `stroke="${colours.near}" stroke-width="${n(radius * 0.04)}"`,
      );
  }
  return (
    glow(stage, x, y, radius * 1.8, colours.light, 0.35) +
    circle(x, y, radius, `fill="${skin}"`) +
    `<g clip-path="url(#${clip})" opacity="0.88">${patches}</g>`
  );
}

function velodrome(stage: Stage): string {
  const { unit, width, height, focus, colours } = stage;
  let body = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    body += ellipse(
      focus.x + unit * 0.2,
      height * 0.58 + t * unit * 0.1,
      width * (0.36 + t * 0.5),
      unit * (0.14 + t * 0.42),
      `fill="none" stroke="${mix(colours.far, i % 3 === 1 ? colours.accent : colours.near, i % 3 === 1 ? 0.8 : t * 0.7)}" stroke-width="${n(unit * 0.06)}"`,
    );
  }
  return body;
}

export function arena(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, motif } = stage;
  const [top, middle, low] = colours.sky;
  const horizon = height * 0.62;
  const ink = stage.ramp(1);
  const back = everywhere(
    stage,
    stage.radial(focus.x, horizon, Math.max(width, height) * 0.85, [
      { at: 0, colour: mix(low, middle, 0.35) },
      { at: 0.45, colour: middle },
      { at: 1, colour: top },
    ]),
  );
  const who = isPerson(motif) ? motif : 'running';
  const base = height * 0.88;
  const athlete = (name: typeof who, size: number) =>
    ellipse(focus.x, base + unit * 0.004, unit * 0.2, unit * 0.014, `fill="${ink}" opacity="0.55"`) +
    placed(person(name, ink), focus.x, base, (size * unit) / 100);
  if (motif === 'ball') {
    return [
      { depth: 0, body: back + floodlights(stage, height * 0.13) },
      { depth: 0.2, body: crowd(stage, horizon - unit * 0.13, 6) },
      { depth: 0.4, body: lanes(stage, horizon, 3, mix(colours.far, colours.near, 0.3)) },
      {
        depth: 0.8,
        body:
          ellipse(focus.x, base, unit * 0.24, unit * 0.02, `fill="${ink}" opacity="0.6"`) +
          ball(stage, focus.x, base - unit * 0.2, unit * 0.2),
      },
    ];
  }
  if (motif === 'cycling') {
    return [
      { depth: 0, body: back + floodlights(stage, height * 0.1) },
      { depth: 0.2, body: crowd(stage, height * 0.36, 4) },
      { depth: 0.45, body: velodrome(stage) },
      { depth: 0.8, body: speed(stage, base) + athlete('cycling', 0.46) },
    ];
  }
  if (motif === 'boxing') {
    const rope = [0.46, 0.54, 0.62]
      .map((t) => rect(0, height * t, width, unit * 0.009, `fill="${colours.accent}" opacity="0.9"`))
      .join('');
    return [
      { depth: 0, body: back + floodlights(stage, height * 0.1) },
      {
        depth: 0.2,
        body:
          crowd(stage, horizon - unit * 0.16, 7) +
          glow(stage, focus.x, height * 0.45, unit * 0.6, colours.light, 0.6),
      },
      {
        depth: 0.4,
        body:
          rope + rect(0, height * 0.78, width, height, `fill="${mix(colours.light, colours.near, 0.55)}"`),
      },
      { depth: 0.8, body: athlete('boxing', 0.6) },
    ];
  }
  return [
    { depth: 0, body: back + floodlights(stage, height * 0.13) },
    { depth: 0.2, body: crowd(stage, horizon - unit * 0.12, 6) },
    { depth: 0.4, body: lanes(stage, horizon, 5, mix(colours.far, colours.accent, 0.15)) },
    { depth: 0.8, body: speed(stage, base) + athlete(who, 0.56) },
  ];
}
