// Mountains in bands of mist, with somebody small in front of them.

import { lighten, lightness, mix } from '../colour.ts';
import { birds, camel, deer, horse, wolf } from '../figures/animals.ts';
import { isPerson, person } from '../figures/people.ts';
import { balloon, cabin, dish, train, windmill } from '../figures/places.ts';
import { cactus, pine } from '../figures/plants.ts';
import {
  curve,
  disc,
  fillBelow,
  glow,
  mist,
  path,
  placed,
  polyline,
  ridgePoints,
  skyFill,
  starField,
} from '../shapes.ts';
import type { Layer, Stage } from '../stage.ts';

const dunes = new Set(['caravan', 'dunes', 'horse', 'cactus']);

function range(stage: Stage, y: number, amplitude: number, depth: number, smooth: boolean): string {
  const random = stage.random.fork(`range${depth}`);
  const points = ridgePoints(random, stage.width, y, amplitude, smooth ? 3 : 7, smooth ? 0.42 : 0.53);
  const line = smooth ? curve(points) : polyline(points);
  const colour = stage.ramp(depth);
  const [, middle, low] = stage.colours.sky;
  const haze = mix(colour, mix(low, middle, 0.3), 0.55 * (1 - depth));
  const fill = stage.linear([
    { at: 0, colour: mix(colour, stage.colours.light, 0.1 * (1 - depth)) },
    { at: 0.5, colour },
    { at: 1, colour: haze },
  ]);
  return path(fillBelow(line, stage.width, stage.height + 4), `fill="${fill}"`);
}

function snowcaps(stage: Stage, y: number, amplitude: number): string {
  const random = stage.random.fork('peaks');
  const peaks = ridgePoints(random, stage.width, y, amplitude, 7, 0.55);
  const body = path(fillBelow(polyline(peaks), stage.width, stage.height), `fill="${stage.ramp(0.18)}"`);
  const top = Math.min(...peaks.map(([, py]) => py));
  const line = top + amplitude * 0.62;
  const lower = peaks.map(([x, py], i) => {
    const ragged = Math.sin(i * 0.9) * 0.5 + Math.sin(i * 2.3 + 1) * 0.5;
    return [x, Math.max(py, py + (line - py) * (0.62 + 0.3 * ragged))] as const;
  });
  const caps = `${polyline(peaks)}${polyline(lower.reverse()).replace('M', 'L')}Z`;
  const lit = lighten(stage.colours.light, 0.3);
  return body + path(caps, `fill="${mix(lit, stage.colours.sky[2], 0.25)}" opacity="0.85"`);
}

function subject(stage: Stage, ground: number): string {
  const { unit, focus, random, motif, colours } = stage;
  const ink = stage.ramp(1);
  const x = focus.x;
  const stand = (body: string, size: number, dx = 0) =>
    placed(body, x + dx * unit, ground, (size * unit) / 100);
  switch (motif) {
    case 'deer':
      return stand(deer(ink), 0.19);
    case 'wolf':
      return stand(wolf(ink), 0.17);
    case 'horse':
      return stand(horse(ink), 0.2) + stand(person('walking', ink), 0.16, 0.16);
    case 'cabin':
      return (
        glow(stage, x, ground - unit * 0.05, unit * 0.24, colours.accent, 0.55) +
        stand(cabin(ink, colours.accent, ink), 0.19)
      );
    case 'dish':
      return (
        stand(dish(ink), 0.3) +
        stand(dish(ink), 0.17, 0.3) +
        stand(dish(ink), 0.11, 0.46) +
        stand(person('standing', ink), 0.07, -0.14)
      );
    case 'train':
      return stand(train(ink, colours.accent), 0.16);
    case 'windmill':
      return stand(windmill(ink), 0.3) + stand(windmill(ink), 0.16, 0.26);
    case 'cactus':
      return (
        stand(cactus(ink), 0.24, 0.1) +
        stand(cactus(ink), 0.13, -0.2) +
        stand(person('hatted', ink), 0.17, -0.03)
      );
    case 'caravan':
      return [0.26, 0.16, 0.0, -0.16, -0.3]
        .map((dx, i) =>
          i === 0
            ? stand(person('robed', ink), 0.115, dx)
            : stand(camel(ink, mix(ink, colours.sky[1], 0.55)), 0.15 - i * 0.006, dx - 0.02),
        )
        .join('');
    case 'dunes':
      return (
        stand(person('robed', ink), 0.16, -0.08) +
        stand(camel(ink, mix(ink, colours.sky[1], 0.55)), 0.2, 0.08)
      );
    case 'pair':
      return stand(person('couple', ink), 0.17);
    default:
      return stand(person(isPerson(motif) ? motif : 'traveller', ink), random.between(0.14, 0.18));
  }
}

export function ridges(stage: Stage): Layer[] {
  const { unit, width, height, focus, colours, random } = stage;
  const smooth = dunes.has(stage.motif);
  const horizon = height * 0.6;
  const night = lightness(colours.sky[0]) < 0.25;
  const sunX = focus.x + random.between(-0.12, 0.12) * unit;
  const sunY = horizon - unit * random.between(0.18, 0.34);
  const sunSize = unit * random.between(0.07, 0.15);
  const sky =
    skyFill(stage, 0.72) +
    (night ? starField(stage, 130, horizon * 0.8) : '') +
    disc(stage, sunX, sunY, sunSize, colours.light, 5) +
    (stage.motif === 'balloon'
      ? ''
      : placed(birds(random, 9, 110, stage.ramp(0.75)), sunX - unit * 0.2, sunY + unit * 0.02, unit / 900));

  const ground = height * 0.86;
  const hill = smooth ? 0.03 : 0.05;
  const groundPoints = ridgePoints(random.fork('ground'), width, ground, unit * hill, 4, 0.4);
  const standing = ground - unit * hill * 0.2;
  const levelled = groundPoints.map(([x, y]) => {
    const near = Math.min(1, Math.max(0, (Math.abs(x - focus.x) / unit - 0.12) / 0.5));
    return [x, standing + (y - standing) * near * near] as const;
  });
  let trees = '';
  if (!smooth && stage.motif !== 'dish') {
    const grove = random.fork('trees');
    for (let x = -20; x < width + 20; x += unit * grove.between(0.02, 0.07)) {
      const away = Math.abs(x - focus.x) / unit;
      if (away < 0.2) continue;
      const size = unit * grove.between(0.09, 0.2) * Math.min(1.35, 0.5 + away * 0.7);
      trees += placed(pine(grove, stage.ramp(0.92)), x, ground + unit * 0.05, size / 100);
    }
  }
  const near = stage.linear([
    { at: 0, colour: stage.ramp(0.93) },
    { at: 1, colour: stage.ramp(1) },
  ]);
  const floor = path(fillBelow(curve(levelled), width, height + 4), `fill="${near}"`);
  const float =
    stage.motif === 'balloon'
      ? placed(
          balloon(colours.accent, colours.light, stage.ramp(1)),
          focus.x,
          horizon - unit * 0.08,
          (unit * 0.34) / 100,
        ) +
        placed(
          balloon(stage.ramp(0.55), colours.accent, stage.ramp(1)),
          focus.x + unit * 0.34,
          horizon - unit * 0.2,
          (unit * 0.13) / 100,
        ) +
        placed(
          balloon(stage.ramp(0.35), colours.light, stage.ramp(1)),
          focus.x - unit * 0.36,
          horizon - unit * 0.12,
          (unit * 0.1) / 100,
        )
      : '';
  const mistColour = mix(colours.sky[2], colours.light, 0.25);
  return [
    { depth: 0, body: sky },
    {
      depth: 0.1,
      body:
        (smooth ? range(stage, horizon, unit * 0.12, 0.12, true) : snowcaps(stage, horizon, unit * 0.26)) +
        mist(stage, horizon - unit * 0.1, unit * 0.26, mistColour, 0.55),
    },
    {
      depth: 0.25,
      body:
        range(stage, horizon + unit * 0.08, unit * 0.15, 0.36, smooth) +
        mist(stage, horizon + unit * 0.02, unit * 0.22, mistColour, 0.4) +
        float,
    },
    {
      depth: 0.45,
      body:
        range(stage, horizon + unit * 0.16, unit * 0.12, 0.6, smooth) +
        mist(stage, horizon + unit * 0.12, unit * 0.18, mistColour, 0.26),
    },
    { depth: 0.75, body: trees + floor + (float ? '' : subject(stage, standing + unit * 0.006)) },
  ];
}
