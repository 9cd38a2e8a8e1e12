// Pure form: rings, bars, fields of lines. For films that are about seeing.

import { lighten, mix, turnHue } from '../colour.ts';
import { circle, curve, everywhere, glow, n, path, rect } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function swatches(stage: Stage): string[] {
  const { colours } = stage;
  return [
    colours.accent,
    colours.far,
    colours.sky[1],
    colours.light,
    turnHue(colours.accent, 50),
    colours.near,
    colours.sky[2],
  ];
}

function rings(stage: Stage): Layer[] {
  const { unit, focus, random, colours } = stage;
  const inks = swatches(stage);
  let body = '';
  for (let i = 15; i > 0; i--) {
    const r = unit * 0.05 * i;
    const turn = random.between(0, 360);
    const ink = inks[i % inks.length] ?? colours.accent;
    body += `<g transform="rotate(${n(turn)} ${n(focus.x)} ${n(focus.y)})">${circle(focus.x, focus.y, r, `fill="${ink}"`)}${path(`M${n(focus.x - r)} ${n(focus.y)}A${n(r)} ${n(r)} 0 0 1 ${n(focus.x + r)} ${n(focus.y)}Z`, `fill="${mix(ink, colours.near, 0.55)}"`)}</g>`;
  }
  return [
    { depth: 0, body: everywhere(stage, mix(colours.sky[0], colours.near, 0.3)) },
    { depth: 0.5, body },
  ];
}

function blocks(stage: Stage): Layer[] {
  const { unit, width, height, random, colours } = stage;
  const inks = swatches(stage);
  const cell = unit / 5;
  let body = '';
  for (let y = 0; y < height; y += cell) {
    for (let x = 0; x < width; x += cell) {
      const [a, b] = [random.pick(inks), random.pick(inks)];
      body += rect(x, y, cell + 0.6, cell + 0.6, `fill="${a}"`);
      const form = random.whole(0, 5);
      if (form === 0) body += circle(x + cell / 2, y + cell / 2, cell * 0.42, `fill="${b}"`);
      else if (form === 1)
        body += path(
          `M${n(x)} ${n(y + cell)}A${n(cell)} ${n(cell)} 0 0 1 ${n(x + cell)} ${n(y)}L${n(x + cell)} ${n(y + cell)}Z`,
          `fill="${b}"`,
        );
      else if (form === 2)
        body += path(`M${n(x)} ${n(y)}L${n(x + cell)} ${n(y + cell)}L${n(x)} ${n(y + cell)}Z`, `fill="${b}"`);
      else if (form === 3)
        for (let k = 0; k < 4; k++) body += rect(x, y + (k * cell) / 4, cell, cell / 8, `fill="${b}"`);
      else if (form === 4)
        body +=
          circle(
            x + cell / 2,
            y + cell / 2,
            cell * 0.42,
            `fill="none" stroke="${b}" stroke-width="${n(cell * 0.12)}"`,
          ) + circle(x + cell / 2, y + cell / 2, cell * 0.14, `fill="${b}"`);
    }
  }
  return [
    { depth: 0, body: everywhere(stage, colours.sky[0]) },
    { depth: 0.5, body },
  ];
}

function flow(stage: Stage): Layer[] {
  const { unit, width, height, random, colours, focus } = stage;
  const lines = 74;
  const phase = random.between(0, 6);
  let body = '';
  for (let i = 0; i < lines; i++) {
    const t = i / (lines - 1);
    const points = Array.from({ length: 26 }, (_, k) => {
      const x = (k / 25) * (width + 80) - 40;
      const pull = Math.exp(-(((x - focus.x) / (unit * 0.55)) ** 2));
      const y =
        t * height +
        Math.sin(x / (unit * 0.3) + phase + t * 5) * unit * 0.03 -
        pull * Math.sin(t * Math.PI) * Math.sin(t * 9 + phase) * unit * 0.24;
      return [x, y] as const;
    });
    const colour = mix(
      mix(colours.sky[2], colours.accent, Math.abs(Math.sin(t * 4 + phase))),
      colours.light,
      Math.max(0, Math.sin(t * 13)) * 0.6,
    );
    body += path(
      curve(points),
      `stroke="${colour}" stroke-width="${n(unit * (0.0022 + 0.004 * Math.abs(Math.sin(t * 7))))}"`,
    );
  }
  return [
    {
      depth: 0,
      body:
        everywhere(
          stage,
          stage.radial(focus.x, focus.y, width * 0.8, [
            { at: 0, colour: colours.sky[1] },
            { at: 1, colour: colours.sky[0] },
          ]),
        ) + glow(stage, focus.x, focus.y, unit * 0.6, colours.sky[2], 0.5),
    },
    { depth: 0.5, body: `<g fill="none">${body}</g>` },
  ];
}

function orbits(stage: Stage): Layer[] {
  const { unit, focus, random, colours } = stage;
  let lines = '';
  let beads = '';
  for (let i = 0; i < 18; i++) {
    const r = unit * (0.07 + i * 0.036);
    const [rx, ry, turn] = [r, r * random.between(0.3, 1), random.between(0, 180)];
    lines += `<ellipse cx="${n(focus.x)}" cy="${n(focus.y)}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${n(turn)} ${n(focus.x)} ${n(focus.y)})" opacity="${n(random.between(0.3, 0.9))}"/>`;
    beads += `<g transform="rotate(${n(turn)} ${n(focus.x)} ${n(focus.y)})">${circle(focus.x + rx, focus.y, unit * random.between(0.005, 0.02), `fill="${random.pick(swatches(stage))}"`)}</g>`;
  }
  const core = unit * 0.13;
  const ball = stage.radial(focus.x - core * 0.35, focus.y - core * 0.4, core * 1.7, [
    { at: 0, colour: lighten(colours.light, 0.3) },
    { at: 0.5, colour: colours.accent },
    { at: 1, colour: colours.near },
  ]);
  return [
    {
      depth: 0,
      body: everywhere(
        stage,
        stage.radial(focus.x, focus.y, unit * 1.2, [
          { at: 0, colour: colours.sky[1] },
          { at: 1, colour: colours.sky[0] },
        ]),
      ),
    },
    {
      depth: 0.4,
      body: `<g fill="none" stroke="${mix(colours.light, colours.sky[2], 0.3)}" stroke-width="${n(unit * 0.0026)}">${lines}</g>${beads}`,
    },
    {
      depth: 0.7,
      body:
        glow(stage, focus.x, focus.y, unit * 0.34, colours.accent, 0.7) +
        circle(focus.x, focus.y, core, `fill="${ball}"`),
    },
  ];
}

const kinds: Readonly<Record<string, (stage: Stage) => Layer[]>> = { rings, blocks, flow, orbits };

export const geometry = (stage: Stage): Layer[] => (kinds[stage.motif] ?? flow)(stage);
