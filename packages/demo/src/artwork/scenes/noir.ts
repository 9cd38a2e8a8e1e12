// A dark room with one hard light: blinds, a door, a lamp, a stair; the figure is a cut-out in it.

import { darken, lighten, mix } from '../colour.ts';
import { isPerson, person } from '../figures/people.ts';
import { circle, ellipse, everywhere, glow, n, path, placed, rect } from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function blinds(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours } = stage;
  const [top, middle] = colours.sky;
  const ink = colours.near;
  const wall = stage.radial(focus.x, focus.y, unit, [
    { at: 0, colour: mix(middle, colours.accent, 0.35) },
    { at: 1, colour: top },
  ]);
  let slats = '';
  for (let i = 0; i < 13; i++) {
    const y = focus.y - unit * 0.42 + i * unit * 0.068;
    slats += path(
      `M${n(focus.x - unit * 0.42)} ${n(y)}L${n(focus.x + unit * 0.42)} ${n(y - unit * 0.11)}L${n(focus.x + unit * 0.42)} ${n(y - unit * 0.073)}L${n(focus.x - unit * 0.42)} ${n(y + unit * 0.037)}Z`,
      '',
    );
  }
  const light = stage.radial(focus.x + unit * 0.1, focus.y - unit * 0.1, unit * 0.62, [
    { at: 0, colour: colours.light, opacity: 1 },
    { at: 1, colour: colours.accent, opacity: 0.5 },
  ]);
  return [
    { depth: 0, body: everywhere(stage, wall) },
    {
      depth: 0.2,
      body:
        `<g fill="${light}">${slats}</g>` +
        rect(
          focus.x - unit * 0.012,
          focus.y - unit * 0.6,
          unit * 0.022,
          unit * 1.1,
          `fill="${middle}" opacity="0.8"`,
        ),
    },
    {
      depth: 0.6,
      body: placed(
        person(isPerson(stage.motif) ? stage.motif : 'hatted', ink),
        focus.x + unit * 0.04,
        height * 1.12,
        (unit * 0.9) / 100,
      ),
    },
    { depth: 0.9, body: rect(-9, height * 0.97, width + 18, unit * 0.1, `fill="${ink}"`) },
  ];
}

function door(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours } = stage;
  const [top, middle, low] = colours.sky;
  const floorY = height * 0.74;
  const tall = unit * 0.56;
  const half = unit * 0.13;
  const wall = stage.radial(focus.x, floorY - tall / 2, unit * 0.95, [
    { at: 0, colour: mix(middle, low, 0.5) },
    { at: 1, colour: darken(top, 0.2) },
  ]);
  const boards = stage.linear([
    { at: 0, colour: mix(top, middle, 0.7) },
    { at: 1, colour: colours.near },
  ]);
  const pool = stage.linear([
    { at: 0, colour: colours.light, opacity: 0.95 },
    { at: 1, colour: colours.accent, opacity: 0.05 },
  ]);
  const spill = path(
    `M${n(focus.x - half)} ${n(floorY)}L${n(focus.x + half)} ${n(floorY)}L${n(focus.x + half + unit * 0.32)} ${n(height + 4)}L${n(focus.x - half - unit * 0.14)} ${n(height + 4)}Z`,
    `fill="${pool}"`,
  );
  const opening = stage.linear([
    { at: 0, colour: lighten(colours.light, 0.2) },
    { at: 1, colour: mix(colours.light, colours.accent, 0.6) },
  ]);
  const ink = colours.near;
  const body = person(isPerson(stage.motif) ? stage.motif : 'standing', ink);
  const feet = floorY + unit * 0.03;
  return [
    {
      depth: 0,
      body: everywhere(stage, wall) + rect(0, floorY, width, height - floorY + 4, `fill="${boards}"`),
    },
    {
      depth: 0.3,
      body:
        rect(
          focus.x - half - unit * 0.022,
          floorY - tall - unit * 0.022,
          half * 2 + unit * 0.044,
          tall + unit * 0.022,
          `fill="${ink}"`,
        ) +
        rect(focus.x - half, floorY - tall, half * 2, tall, `fill="${opening}"`) +
        spill +
        glow(stage, focus.x, floorY - tall * 0.5, unit * 0.62, colours.light, 0.5),
    },
    {
      depth: 0.55,
      body: `<g opacity="0.8" transform="translate(${n(focus.x)} ${n(feet)}) skewX(-24) scale(1 -1.15)">${placed(body, 0, 0, (unit * 0.42) / 100)}</g>${placed(body, focus.x, feet, (unit * 0.42) / 100)}`,
    },
    {
      depth: 0.9,
      body: path(
        `M-4 ${n(height + 4)}L-4 ${n(height * 0.35)}L${n(width * 0.05)} ${n(height * 0.4)}L${n(width * 0.06)} ${n(height + 4)}Z`,
        `fill="${ink}"`,
      ),
    },
  ];
}

function lamp(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours } = stage;
  const [top, middle] = colours.sky;
  const ink = colours.near;
  const tableY = height * 0.76;
  const lampY = height * 0.2;
  const cone = stage.linear([
    { at: 0, colour: colours.light, opacity: 0.85 },
    { at: 1, colour: colours.light, opacity: 0.08 },
  ]);
  const wall = stage.radial(focus.x, tableY, unit * 1.1, [
    { at: 0, colour: mix(middle, colours.accent, 0.16) },
    { at: 1, colour: top },
  ]);
  const seated = (side: number) =>
    placed(
      person('seated', ink),
      focus.x + side * unit * 0.4,
      tableY + unit * 0.2,
      (unit * 0.74) / 100,
      side > 0,
    );
  return [
    { depth: 0, body: everywhere(stage, wall) },
    {
      depth: 0.3,
      body:
        path(
          `M${n(focus.x - unit * 0.08)} ${n(lampY)}L${n(focus.x + unit * 0.08)} ${n(lampY)}L${n(focus.x + unit * 0.5)} ${n(tableY)}L${n(focus.x - unit * 0.5)} ${n(tableY)}Z`,
          `fill="${cone}"`,
        ) +
        rect(focus.x - unit * 0.002, -4, unit * 0.005, lampY, `fill="${ink}"`) +
        path(
          `M${n(focus.x - unit * 0.09)} ${n(lampY)}Q${n(focus.x)} ${n(lampY - unit * 0.12)} ${n(focus.x + unit * 0.09)} ${n(lampY)}Z`,
          `fill="${ink}"`,
        ) +
        glow(stage, focus.x, lampY, unit * 0.2, colours.light, 0.9),
    },
    { depth: 0.55, body: seated(-1) + seated(1) },
    {
      depth: 0.75,
      body:
        ellipse(
          focus.x,
          tableY,
          unit * 0.46,
          unit * 0.045,
          `fill="${mix(colours.light, colours.accent, 0.35)}"`,
        ) +
        rect(focus.x - unit * 0.46, tableY, unit * 0.92, height, `fill="${ink}"`) +
        rect(
          focus.x - unit * 0.09,
          tableY - unit * 0.02,
          unit * 0.08,
          unit * 0.012,
          `fill="${colours.accent}" transform="rotate(-6 ${n(focus.x)} ${n(tableY)})"`,
        ) +
        circle(focus.x + unit * 0.16, tableY - unit * 0.022, unit * 0.02, `fill="${ink}"`),
    },
    { depth: 1, body: rect(-4, height * 0.96, width + 8, unit * 0.2, `fill="${ink}"`) },
  ];
}

function spiral(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours } = stage;
  const [top, middle, low] = colours.sky;
  let steps = '';
  const turns = 46;
  for (let i = turns; i > 0; i--) {
    const t = i / turns;
    const angle = t * Math.PI * 5.2;
    const outer = Math.max(width, height) * 0.78 * t ** 1.7;
    const inner = outer * 0.72;
    const sweep = 0.36;
    const at = (radius: number, a: number) =>
      `${n(focus.x + Math.cos(a) * radius)} ${n(focus.y + Math.sin(a) * radius)}`;
    const colour = i % 2 ? mix(colours.near, middle, (1 - t) * 0.6) : mix(middle, low, 1 - t);
    steps += path(
      `M${at(inner, angle)}L${at(outer, angle)}A${n(outer)} ${n(outer)} 0 0 1 ${at(outer * 1.04, angle + sweep)}L${at(inner * 1.04, angle + sweep)}Z`,
      `fill="${colour}"`,
    );
  }
  const well = stage.radial(focus.x, focus.y, Math.max(width, height) * 0.7, [
    { at: 0, colour: colours.light },
    { at: 0.16, colour: colours.accent },
    { at: 0.5, colour: middle },
    { at: 1, colour: top },
  ]);
  return [
    { depth: 0, body: everywhere(stage, well) },
    { depth: 0.4, body: steps + glow(stage, focus.x, focus.y, unit * 0.2, colours.light, 1) },
    {
      depth: 0.6,
      body: placed(person('hatted', colours.near), focus.x, focus.y + unit * 0.1, (unit * 0.2) / 100),
    },
  ];
}

export function noir(stage: Stage): Layer[] {
  if (stage.motif === 'lamp') return lamp(stage);
  if (stage.motif === 'spiral') return spiral(stage);
  if (stage.motif === 'blinds' || stage.motif === 'hatted') return blinds(stage);
  return door(stage);
}
