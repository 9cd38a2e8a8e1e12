// The sea: a low light, its path on the water, and something on, in or beside it.

import { lighten, mix } from '../colour.ts';
import { birds, fish, whale } from '../figures/animals.ts';
import { isPerson, person } from '../figures/people.ts';
import { lighthouse, sailboat, steamer } from '../figures/places.ts';
import {
  circle,
  curve,
  disc,
  ellipse,
  everywhere,
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

function swell(stage: Stage, y: number, depth: number, height: number): string {
  const random = stage.random.fork(`swell${depth}`);
  const step = stage.unit * (0.08 + depth * 0.14);
  const crest: [number, number][] = [];
  for (let x = -step; x <= stage.width + step * 2; x += step) {
    crest.push([x, y + random.between(-1, 1) * height]);
  }
  const colour = stage.ramp(depth);
  const fill = stage.linear([
    { at: 0, colour: mix(colour, stage.colours.light, 0.24 * (1 - depth * 0.5)) },
    { at: 0.28, colour },
    { at: 1, colour: mix(colour, stage.colours.near, 0.4) },
  ]);
  return path(fillBelow(curve(crest), stage.width + step, stage.height + 4), `fill="${fill}"`);
}

function lightPath(stage: Stage, x: number, horizon: number): string {
  const random = stage.random.fork('path');
  let body = '';
  for (let i = 0; i < 70; i++) {
    const t = random.next() ** 1.4;
    const y = horizon + t * (stage.height - horizon);
    const spread = stage.unit * (0.03 + t * 0.2);
    const reach = stage.unit * random.between(0.02, 0.1) * (0.3 + t);
    body += rect(
      x + random.between(-1, 1) * spread - reach / 2,
      y,
      reach,
      stage.unit * (0.002 + t * 0.004),
      `rx="3" opacity="${n(random.between(0.2, 0.85))}"`,
    );
  }
  return `<g fill="${stage.colours.light}">${body}</g>`;
}

function clouds(stage: Stage, horizon: number): string {
  const random = stage.random.fork('clouds');
  let body = '';
  for (let i = 0; i < 5; i++) {
    const x = random.between(0, stage.width);
    const y = horizon * random.between(0.2, 0.85);
    const w = stage.unit * random.between(0.15, 0.4);
    for (let k = 0; k < 5; k++) {
      body += ellipse(
        x + random.between(-0.6, 0.6) * w,
        y + random.between(-0.06, 0.04) * w,
        w * random.between(0.3, 0.6),
        w * random.between(0.03, 0.07),
        '',
      );
    }
  }
  return `<g fill="${mix(stage.colours.sky[2], stage.colours.light, 0.4)}" opacity="0.34">${body}</g>`;
}

function underwater(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours } = stage;
  const random = stage.random;
  const [top, middle, low] = colours.sky;
  const water = stage.linear([
    { at: 0, colour: low },
    { at: 0.35, colour: middle },
    { at: 1, colour: top },
  ]);
  let shafts = '';
  for (let i = 0; i < 7; i++) {
    const x = focus.x + (i - 3) * unit * 0.16 + random.between(-0.05, 0.05) * unit;
    const w = unit * random.between(0.03, 0.1);
    const fill = stage.linear([
      { at: 0, colour: colours.light, opacity: 0.45 },
      { at: 1, colour: colours.light, opacity: 0 },
    ]);
    shafts += path(
      `M${n(x)} -10L${n(x + w)} -10L${n(x + w * 2.6 + (i - 3) * unit * 0.1)} ${n(height * 0.85)}L${n(x - w * 1.6 + (i - 3) * unit * 0.1)} ${n(height * 0.85)}Z`,
      `fill="${fill}"`,
    );
  }
  let bubbles = '';
  for (let i = 0; i < 60; i++) {
    bubbles += circle(
      random.between(0, width),
      random.between(0, height),
      unit * random.between(0.001, 0.006),
      `opacity="${n(random.between(0.15, 0.6))}"`,
    );
  }
  const scale = (unit * 0.72) / 200;
  const animal =
    stage.motif === 'shoal'
      ? Array.from({ length: 46 }, (_, i) => {
          const angle = (i / 46) * Math.PI * 2 * 3;
          const reach = unit * (0.08 + (i / 46) * 0.3);
          return placed(
            fish(i % 7 === 0 ? colours.accent : stage.ramp(0.75), colours.light),
            focus.x + Math.cos(angle) * reach * 1.2,
            focus.y + Math.sin(angle) * reach * 0.62,
            (unit * random.between(0.05, 0.085)) / 100,
            Math.sin(angle) > 0,
          );
        }).join('')
      : placed(
          whale(stage.ramp(0.86), mix(stage.ramp(0.3), colours.light, 0.35), colours.light),
          focus.x,
          focus.y + unit * 0.02,
          scale,
          false,
          -7,
        );
  const bed = ridgePoints(random.fork('bed'), width, height * 0.9, unit * 0.06, 5, 0.5);
  return [
    {
      depth: 0,
      body:
        everywhere(stage, water) +
        glow(stage, focus.x, -unit * 0.05, unit * 0.8, colours.light, 0.7) +
        shafts,
    },
    {
      depth: 0.2,
      body: path(
        fillBelow(
          curve(ridgePoints(random.fork('far'), width, height * 0.82, unit * 0.1, 4, 0.5)),
          width,
          height + 4,
        ),
        `fill="${stage.ramp(0.55)}" opacity="0.55"`,
      ),
    },
    {
      depth: 0.45,
      body:
        animal +
        placed(
          person('swimming', stage.ramp(1)),
          focus.x + unit * 0.33,
          focus.y - unit * 0.2,
          (unit * 0.085) / 100,
          false,
          24,
        ),
    },
    {
      depth: 0.85,
      body:
        path(fillBelow(curve(bed), width, height + 4), `fill="${stage.ramp(1)}"`) +
        `<g fill="${lighten(colours.light, 0.2)}">${bubbles}</g>`,
    },
  ];
}

export function ocean(stage: Stage): Layer[] {
  if (stage.motif === 'whale' || stage.motif === 'shoal') return underwater(stage);
  const { unit, width, height, focus, colours, random, motif } = stage;
  const horizon = height * random.between(0.52, 0.6);
  const storm = motif === 'storm';
  const sunX = motif === 'lighthouse' ? focus.x - unit * 0.34 : focus.x;
  const size = unit * random.between(0.08, 0.16);
  const ink = stage.ramp(1);
  const sky =
    skyFill(stage, 0.62) +
    starField(stage, 60, horizon * 0.5) +
    disc(stage, sunX, horizon - size * random.between(0.1, 1.1), size, colours.light, 4.5) +
    clouds(stage, horizon) +
    placed(birds(random, 7, 100, stage.ramp(0.8)), focus.x - unit * 0.25, horizon * 0.55, unit / 850);
  const water = stage.linear([
    { at: 0, colour: mix(colours.sky[2], colours.far, 0.45) },
    { at: 1, colour: stage.ramp(0.75) },
  ]);
  const island = ridgePoints(random.fork('island'), width, horizon, unit * 0.05, 5, 0.5).map(
    ([x, y]) => [x, Math.min(y, horizon)] as const,
  );
  const wave = storm ? 0.05 : 0.014;
  const base = horizon + (height - horizon) * 0.42;
  let thing = '';
  if (motif === 'lighthouse') {
    const rock: [number, number][] = [
      [focus.x - unit * 0.34, base + unit * 0.14],
      [focus.x - unit * 0.2, base + unit * 0.03],
      [focus.x - unit * 0.07, base - unit * 0.05],
      [focus.x + unit * 0.08, base - unit * 0.055],
      [focus.x + unit * 0.2, base + unit * 0.01],
      [focus.x + unit * 0.42, base + unit * 0.14],
    ];
    const lampY = base - unit * 0.05 - unit * 0.435;
    const beam = (turn: number) =>
      `<g transform="rotate(${turn} ${n(focus.x)} ${n(lampY)})">${path(
        `M${n(focus.x)} ${n(lampY)}L${n(focus.x - unit * 1.3)} ${n(lampY - unit * 0.16)}L${n(focus.x - unit * 1.3)} ${n(lampY + unit * 0.16)}Z`,
        `fill="${stage.radial(focus.x, lampY, unit * 1.2, [
          { at: 0, colour: colours.light, opacity: 0.75 },
          { at: 1, colour: colours.light, opacity: 0 },
        ])}"`,
      )}</g>`;
    thing =
      beam(8) +
      beam(188) +
      path(`${polyline(rock)}Z`, `fill="${ink}"`) +
      placed(
        lighthouse(ink, colours.light, mix(ink, colours.accent, 0.55)),
        focus.x,
        base - unit * 0.045,
        (unit * 0.5) / 100,
      ) +
      glow(stage, focus.x, lampY, unit * 0.22, colours.light, 0.95);
  } else if (motif === 'steamer') {
    thing = placed(steamer(ink, colours.accent), focus.x, base, (unit * 0.52) / 200);
  } else if (isPerson(motif)) {
    const pier = path(
      `M${n(focus.x - unit * 0.14)} ${n(height + 4)}L${n(focus.x - unit * 0.045)} ${n(base + unit * 0.06)}L${n(focus.x + unit * 0.045)} ${n(base + unit * 0.06)}L${n(focus.x + unit * 0.14)} ${n(height + 4)}Z`,
      `fill="${ink}"`,
    );
    thing = pier + placed(person(motif, ink), focus.x, base + unit * 0.07, (unit * 0.2) / 100);
  } else {
    thing = placed(
      sailboat(ink, mix(colours.light, colours.accent, 0.25)),
      focus.x,
      base + unit * 0.02,
      (unit * (storm ? 0.3 : 0.38)) / 100,
      false,
      storm ? -13 : 0,
    );
  }
  return [
    { depth: 0, body: sky + rect(0, horizon, width, height - horizon + 4, `fill="${water}"`) },
    {
      depth: 0.12,
      body: path(`${polyline(island)}Z`, `fill="${stage.ramp(0.3)}"`) + lightPath(stage, sunX, horizon),
    },
    {
      depth: 0.4,
      body:
        swell(stage, horizon + (height - horizon) * 0.3, 0.5, unit * wave * 0.7) +
        (storm ? '' : lightPath(stage, sunX, base - unit * 0.02).replace('<g ', '<g opacity="0.6" ')) +
        thing,
    },
    { depth: 0.6, body: swell(stage, horizon + (height - horizon) * 0.52, 0.76, unit * wave) },
    { depth: 0.9, body: swell(stage, horizon + (height - horizon) * 0.78, 0.96, unit * wave * 1.5) },
  ];
}
