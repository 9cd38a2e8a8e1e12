// Mountain ridges in bands of mist, with a small subject in front.

import type { Canvas, Layer } from '../canvas.ts';
import { lighten, lightness, mix } from '../colour.ts';
import { birds, camel, deer, horse, wolf } from '../figures/animals.ts';
import { balloon, cabin, dish, train, windmill } from '../figures/buildings-and-vehicles.ts';
import { isPersonName, person } from '../figures/people.ts';
import { cactus, pine } from '../figures/plants.ts';
import {
  areaBelow,
  curve,
  disc,
  fillSky,
  glow,
  mist,
  path,
  polyline,
  positionFigure,
  ridgePoints,
  starField,
} from '../shapes.ts';

const dunes = new Set(['caravan', 'dunes', 'horse', 'cactus']);

function range(canvas: Canvas, y: number, amplitude: number, depth: number, isSmooth: boolean): string {
  const random = canvas.random.fork(`range${depth}`);
  const points = ridgePoints(random, canvas.width, y, amplitude, isSmooth ? 3 : 7, isSmooth ? 0.42 : 0.53);
  const line = isSmooth ? curve(points) : polyline(points);
  const colour = canvas.depthColour(depth);
  const [, middle, low] = canvas.palette.sky;
  const haze = mix(colour, mix(low, middle, 0.3), 0.55 * (1 - depth));
  const fill = canvas.linearGradient([
    { offset: 0, colour: mix(colour, canvas.palette.light, 0.1 * (1 - depth)) },
    { offset: 0.5, colour },
    { offset: 1, colour: haze },
  ]);
  return path(areaBelow(line, canvas.width, canvas.height + 4), `fill="${fill}"`);
}

function snowcaps(canvas: Canvas, y: number, amplitude: number): string {
  const random = canvas.random.fork('peaks');
  const peaks = ridgePoints(random, canvas.width, y, amplitude, 7, 0.55);
  const markup = path(
    areaBelow(polyline(peaks), canvas.width, canvas.height),
    `fill="${canvas.depthColour(0.18)}"`,
  );
  const top = Math.min(...peaks.map(([, py]) => py));
  const line = top + amplitude * 0.62;
  const lower = peaks.map(([x, py], i) => {
    const ragged = Math.sin(i * 0.9) * 0.5 + Math.sin(i * 2.3 + 1) * 0.5;
    return [x, Math.max(py, py + (line - py) * (0.62 + 0.3 * ragged))] as const;
  });
  const caps = `${polyline(peaks)}${polyline(lower.reverse()).replace('M', 'L')}Z`;
  const lit = lighten(canvas.palette.light, 0.3);
  return markup + path(caps, `fill="${mix(lit, canvas.palette.sky[2], 0.25)}" opacity="0.85"`);
}

function drawSubject(canvas: Canvas, terrain: number): string {
  const { unit, focus, random, motif, palette } = canvas;
  const ink = canvas.depthColour(1);
  const x = focus.x;
  const positionOnTerrain = (markup: string, size: number, dx = 0) =>
    positionFigure(markup, x + dx * unit, terrain, (size * unit) / 100);
  switch (motif) {
    case 'deer':
      return positionOnTerrain(deer(ink), 0.19);
    case 'wolf':
      return positionOnTerrain(wolf(ink), 0.17);
    case 'horse':
      return positionOnTerrain(horse(ink), 0.2) + positionOnTerrain(person('walking', ink), 0.16, 0.16);
    case 'cabin':
      return (
        glow(canvas, x, terrain - unit * 0.05, unit * 0.24, palette.accent, 0.55) +
        positionOnTerrain(cabin(ink, palette.accent, ink), 0.19)
      );
    case 'dish':
      return (
        positionOnTerrain(dish(ink), 0.3) +
        positionOnTerrain(dish(ink), 0.17, 0.3) +
        positionOnTerrain(dish(ink), 0.11, 0.46) +
        positionOnTerrain(person('standing', ink), 0.07, -0.14)
      );
    case 'train':
      return positionOnTerrain(train(ink, palette.accent), 0.16);
    case 'windmill':
      return positionOnTerrain(windmill(ink), 0.3) + positionOnTerrain(windmill(ink), 0.16, 0.26);
    case 'cactus':
      return (
        positionOnTerrain(cactus(ink), 0.24, 0.1) +
        positionOnTerrain(cactus(ink), 0.13, -0.2) +
        positionOnTerrain(person('hatted', ink), 0.17, -0.03)
      );
    case 'caravan':
      return [0.26, 0.16, 0.0, -0.16, -0.3]
        .map((dx, i) =>
          i === 0
            ? positionOnTerrain(person('robed', ink), 0.115, dx)
            : positionOnTerrain(camel(ink, mix(ink, palette.sky[1], 0.55)), 0.15 - i * 0.006, dx - 0.02),
        )
        .join('');
    case 'dunes':
      return (
        positionOnTerrain(person('robed', ink), 0.16, -0.08) +
        positionOnTerrain(camel(ink, mix(ink, palette.sky[1], 0.55)), 0.2, 0.08)
      );
    case 'pair':
      return positionOnTerrain(person('couple', ink), 0.17);
    default:
      return positionOnTerrain(
        person(isPersonName(motif) ? motif : 'traveller', ink),
        random.between(0.14, 0.18),
      );
  }
}

export function ridges(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random } = canvas;
  const isSmooth = dunes.has(canvas.motif);
  const horizon = height * 0.6;
  const isNight = lightness(palette.sky[0]) < 0.25;
  const sunX = focus.x + random.between(-0.12, 0.12) * unit;
  const sunY = horizon - unit * random.between(0.18, 0.34);
  const sunSize = unit * random.between(0.07, 0.15);
  const sky =
    fillSky(canvas, 0.72) +
    (isNight ? starField(canvas, 130, horizon * 0.8) : '') +
    disc(canvas, sunX, sunY, sunSize, palette.light, 5) +
    (canvas.motif === 'balloon'
      ? ''
      : positionFigure(
          birds(random, 9, 110, canvas.depthColour(0.75)),
          sunX - unit * 0.2,
          sunY + unit * 0.02,
          unit / 900,
        ));

  const terrain = height * 0.86;
  const hill = isSmooth ? 0.03 : 0.05;
  const terrainPoints = ridgePoints(random.fork('ground'), width, terrain, unit * hill, 4, 0.4);
  const standingY = terrain - unit * hill * 0.2;
  const levelledPoints = terrainPoints.map(([x, y]) => {
    const near = Math.min(1, Math.max(0, (Math.abs(x - focus.x) / unit - 0.12) / 0.5));
    return [x, standingY + (y - standingY) * near * near] as const;
  });
  let trees = '';
  if (!isSmooth && canvas.motif !== 'dish') {
    const grove = random.fork('trees');
    for (let x = -20; x < width + 20; x += unit * grove.between(0.02, 0.07)) {
      const distance = Math.abs(x - focus.x) / unit;
      if (distance < 0.2) continue;
      const size = unit * grove.between(0.09, 0.2) * Math.min(1.35, 0.5 + distance * 0.7);
      trees += positionFigure(pine(grove, canvas.depthColour(0.92)), x, terrain + unit * 0.05, size / 100);
    }
  }
  const near = canvas.linearGradient([
    { offset: 0, colour: canvas.depthColour(0.93) },
    { offset: 1, colour: canvas.depthColour(1) },
  ]);
  const floor = path(areaBelow(curve(levelledPoints), width, height + 4), `fill="${near}"`);
  const balloons =
    canvas.motif === 'balloon'
      ? positionFigure(
          balloon(palette.accent, palette.light, canvas.depthColour(1)),
          focus.x,
          horizon - unit * 0.08,
          (unit * 0.34) / 100,
        ) +
        positionFigure(
          balloon(canvas.depthColour(0.55), palette.accent, canvas.depthColour(1)),
          focus.x + unit * 0.34,
          horizon - unit * 0.2,
          (unit * 0.13) / 100,
        ) +
        positionFigure(
          balloon(canvas.depthColour(0.35), palette.light, canvas.depthColour(1)),
          focus.x - unit * 0.36,
          horizon - unit * 0.12,
          (unit * 0.1) / 100,
        )
      : '';
  const mistColour = mix(palette.sky[2], palette.light, 0.25);
  return [
    { depth: 0, markup: sky },
    {
      depth: 0.1,
      markup:
        (isSmooth
          ? range(canvas, horizon, unit * 0.12, 0.12, true)
          : snowcaps(canvas, horizon, unit * 0.26)) +
        mist(canvas, horizon - unit * 0.1, unit * 0.26, mistColour, 0.55),
    },
    {
      depth: 0.25,
      markup:
        range(canvas, horizon + unit * 0.08, unit * 0.15, 0.36, isSmooth) +
        mist(canvas, horizon + unit * 0.02, unit * 0.22, mistColour, 0.4) +
        balloons,
    },
    {
      depth: 0.45,
      markup:
        range(canvas, horizon + unit * 0.16, unit * 0.12, 0.6, isSmooth) +
        mist(canvas, horizon + unit * 0.12, unit * 0.18, mistColour, 0.26),
    },
    { depth: 0.75, markup: trees + floor + (balloons ? '' : drawSubject(canvas, standingY + unit * 0.006)) },
  ];
}
