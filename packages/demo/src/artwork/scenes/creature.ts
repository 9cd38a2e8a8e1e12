// Animated family films: one storybook animal, large, in bright country.

import { darken, lighten, lightness, mix } from '../colour.ts';
import { type Coat, faces, isFace } from '../figures/faces.ts';
import { pine, roundTree } from '../figures/plants.ts';
import {
  circle,
  curve,
  ellipse,
  fillBelow,
  glow,
  path,
  placed,
  ridgePoints,
  skyFill,
  starField,
} from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

function clouds(stage: Stage): string {
  const random = stage.random.fork('clouds');
  const { unit, width, height, colours } = stage;
  let body = '';
  for (let i = 0; i < 6; i++) {
    const [x, y, s] = [
      random.between(0, width),
      random.between(0.06, 0.42) * height,
      unit * random.between(0.05, 0.1),
    ];
    for (const [dx, dy, r] of [
      [-1.2, 0.1, 0.6],
      [-0.4, -0.3, 0.9],
      [0.5, -0.1, 0.75],
      [1.3, 0.15, 0.5],
    ] as const) {
      body += circle(x + dx * s, y + dy * s, r * s, '');
    }
    body += ellipse(x, y + s * 0.42, s * 1.8, s * 0.28, '');
  }
  return `<g fill="${lighten(colours.light, 0.3)}" opacity="0.55">${body}</g>`;
}

const coats: Readonly<Record<string, (stage: Stage) => Coat>> = {
  fox: () => ({ fur: '#f0742e', soft: '#fff1df', dark: '#3a1b1a', glint: '#ffd27a' }),
  owl: () => ({ fur: '#7b5a86', soft: '#f6e3cf', dark: '#2a1838', glint: '#ffb83d' }),
  bear: () => ({ fur: '#7a4a34', soft: '#e8bf92', dark: '#2b1512', glint: '#ffd27a' }),
  cat: () => ({ fur: '#4a4e78', soft: '#e9dcf3', dark: '#1a1836', glint: '#ffd54a' }),
  penguin: (stage) => ({ fur: stage.colours.accent, soft: '#fbfaf4', dark: '#1b2a4a', glint: '#ffb02e' }),
  rabbit: () => ({ fur: '#efe2d6', soft: '#ffc8c4', dark: '#4a2b33', glint: '#f58a8a' }),
  frog: () => ({ fur: '#58b45a', soft: '#dff0a8', dark: '#173d25', glint: '#ffe27a' }),
  hedgehog: () => ({ fur: '#9a6a48', soft: '#f7dfbd', dark: '#33201a', glint: '#ffd27a' }),
};

export function creature(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, random, motif } = stage;
  const name = isFace(motif) ? motif : 'fox';
  const coat = coats[name]?.(stage) ?? {
    fur: colours.accent,
    soft: colours.light,
    dark: colours.near,
    glint: colours.light,
  };
  const night = lightness(colours.sky[0]) < 0.35;
  const horizon = height * 0.62;
  const hills = (id: string, y: number, amplitude: number, depth: number) => {
    const base = mix(stage.ramp(depth), colours.sky[1], 0.3 * (1 - depth));
    const fill = stage.linear([
      { at: 0, colour: lighten(base, 0.12) },
      { at: 1, colour: darken(base, 0.2) },
    ]);
    return path(
      fillBelow(curve(ridgePoints(random.fork(id), width, y, amplitude, 3, 0.42)), width, height + 4),
      `fill="${fill}"`,
    );
  };
  const grove = random.fork('trees');
  let trees = '';
  for (let x = unit * 0.02; x < width; x += unit * grove.between(0.08, 0.2)) {
    if (Math.abs(x - focus.x) < unit * 0.2) continue;
    const size = unit * grove.between(0.16, 0.3);
    const ink = mix(stage.ramp(0.5), colours.sky[1], 0.15);
    trees += placed(
      grove.chance(0.5) ? pine(grove, ink) : roundTree(grove, stage.ramp(0.8), ink, lighten(ink, 0.3)),
      x,
      horizon + unit * 0.1,
      size / 100,
    );
  }
  let flowers = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(0, width), height * random.between(0.87, 1)];
    const r = unit * random.between(0.006, 0.013);
    flowers +=
      circle(x, y, r, `fill="${random.pick([colours.accent, colours.light, colours.sky[2]])}"`) +
      circle(x, y, r * 0.4, `fill="${colours.near}" opacity="0.5"`);
  }
  const size = (unit * 0.44) / 100;
  const chin = focus.y + unit * 0.2;
  return [
    {
      depth: 0,
      body:
        skyFill(stage, 0.8) +
        (night ? starField(stage, 120, horizon) : clouds(stage)) +
        glow(stage, focus.x, focus.y, unit * 0.7, colours.light, 0.6) +
        circle(
          focus.x,
          focus.y - unit * 0.02,
          unit * 0.34,
          `fill="${colours.light}" opacity="${night ? 0.9 : 0.55}"`,
        ),
    },
    { depth: 0.2, body: hills('a', horizon, unit * 0.1, 0.12) },
    { depth: 0.4, body: trees + hills('b', horizon + unit * 0.08, unit * 0.06, 0.3) },
    {
      depth: 0.65,
      body: `<g transform="translate(${focus.x} ${chin}) scale(${size})">${faces[name](coat)}</g>`,
    },
    { depth: 0.85, body: hills('c', height * 0.88, unit * 0.045, 0.62) + flowers },
  ];
}
