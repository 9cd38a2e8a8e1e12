// Animated family films: one large storybook animal in a bright landscape.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, getLightness, lighten, mix } from '../colour.ts';
import { type Coat, faces, isFaceName } from '../figures/animal-faces.ts';
import { drawPine, drawRoundTree } from '../figures/plants.ts';
import {
  buildAreaBelow,
  buildCurve,
  createRidgePoints,
  drawCircle,
  drawEllipse,
  drawGlow,
  drawPath,
  drawStarField,
  fillSky,
  positionFigure,
} from '../shapes.ts';

function drawClouds(canvas: Canvas): string {
  const random = canvas.random.fork('clouds');
  const { unit, width, height, palette } = canvas;
  let markup = '';
  for (let i = 0; i < 6; i++) {
    const [x, y, size] = [
      random.between(0, width),
      random.between(0.06, 0.42) * height,
      unit * random.between(0.05, 0.1),
    ];
    for (const [dx, dy, relativeRadius] of [
      [-1.2, 0.1, 0.6],
      [-0.4, -0.3, 0.9],
      [0.5, -0.1, 0.75],
      [1.3, 0.15, 0.5],
    ] as const) {
      markup += drawCircle(x + dx * size, y + dy * size, relativeRadius * size, '');
    }
    markup += drawEllipse(x, y + size * 0.42, size * 1.8, size * 0.28, '');
  }
  return `<g fill="${lighten(palette.light, 0.3)}" opacity="0.55">${markup}</g>`;
}

const coats: Readonly<Record<string, (canvas: Canvas) => Coat>> = {
  fox: () => ({ fur: '#f0742e', underfur: '#fff1df', dark: '#3a1b1a', highlight: '#ffd27a' }),
  owl: () => ({ fur: '#7b5a86', underfur: '#f6e3cf', dark: '#2a1838', highlight: '#ffb83d' }),
  bear: () => ({ fur: '#7a4a34', underfur: '#e8bf92', dark: '#2b1512', highlight: '#ffd27a' }),
  cat: () => ({ fur: '#4a4e78', underfur: '#e9dcf3', dark: '#1a1836', highlight: '#ffd54a' }),
  penguin: (canvas) => ({
    fur: canvas.palette.accent,
    underfur: '#fbfaf4',
    dark: '#1b2a4a',
    highlight: '#ffb02e',
  }),
  rabbit: () => ({ fur: '#efe2d6', underfur: '#ffc8c4', dark: '#4a2b33', highlight: '#f58a8a' }),
  frog: () => ({ fur: '#58b45a', underfur: '#dff0a8', dark: '#173d25', highlight: '#ffe27a' }),
  hedgehog: () => ({ fur: '#9a6a48', underfur: '#f7dfbd', dark: '#33201a', highlight: '#ffd27a' }),
};

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawCreatureScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random, motif } = canvas;
  const name = isFaceName(motif) ? motif : 'fox';
  const coat = coats[name]?.(canvas) ?? {
    fur: palette.accent,
    underfur: palette.light,
    dark: palette.near,
    highlight: palette.light,
  };
  const isNight = getLightness(palette.sky[0]) < 0.35;
  const horizon = height * 0.62;
  const drawHillRange = (id: string, y: number, amplitude: number, depth: number) => {
    const baseColour = mix(canvas.getDepthColour(depth), palette.sky[1], 0.3 * (1 - depth));
    const fill = canvas.createLinearGradient([
      { offset: 0, colour: lighten(baseColour, 0.12) },
      { offset: 1, colour: darken(baseColour, 0.2) },
    ]);
    return drawPath(
      buildAreaBelow(
        buildCurve(createRidgePoints(random.fork(id), width, y, amplitude, 3, 0.42)),
        width,
        height + 4,
      ),
      `fill="${fill}"`,
    );
  };
  const treeRandom = random.fork('trees');
  let trees = '';
  for (let x = unit * 0.02; x < width; x += unit * treeRandom.between(0.08, 0.2)) {
    if (Math.abs(x - focus.x) < unit * 0.2) continue;
    const size = unit * treeRandom.between(0.16, 0.3);
    const treeColour = mix(canvas.getDepthColour(0.5), palette.sky[1], 0.15);
    trees += positionFigure(
      treeRandom.chance(0.5)
        ? drawPine(treeRandom, treeColour)
        : drawRoundTree(treeRandom, canvas.getDepthColour(0.8), treeColour, lighten(treeColour, 0.3)),
      x,
      horizon + unit * 0.1,
      size / 100,
    );
  }
  let flowers = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(0, width), height * random.between(0.87, 1)];
    const radius = unit * random.between(0.006, 0.013);
    flowers +=
      drawCircle(x, y, radius, `fill="${random.pick([palette.accent, palette.light, palette.sky[2]])}"`) +
      drawCircle(x, y, radius * 0.4, `fill="${palette.near}" opacity="0.5"`);
  }
  const faceScale = (unit * 0.44) / 100;
  const chinY = focus.y + unit * 0.2;
  return [
    {
      depth: 0,
      markup:
        fillSky(canvas, 0.8) +
        (isNight ? drawStarField(canvas, 120, horizon) : drawClouds(canvas)) +
        drawGlow(canvas, focus.x, focus.y, unit * 0.7, palette.light, 0.6) +
        drawCircle(
          focus.x,
          focus.y - unit * 0.02,
          unit * 0.34,
          `fill="${palette.light}" opacity="${isNight ? 0.9 : 0.55}"`,
        ),
    },
    { depth: 0.2, markup: drawHillRange('a', horizon, unit * 0.1, 0.12) },
    { depth: 0.4, markup: trees + drawHillRange('b', horizon + unit * 0.08, unit * 0.06, 0.3) },
    {
      depth: 0.65,
      markup: `<g transform="translate(${focus.x} ${chinY}) scale(${faceScale})">${faces[name](coat)}</g>`,
    },
    { depth: 0.85, markup: drawHillRange('c', height * 0.88, unit * 0.045, 0.62) + flowers },
  ];
}
