// Fantasy: a castle on a cliff or on floating islands in front of a large moon.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawBirds } from '../figures/animals.ts';
import { drawCastle } from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawPine } from '../figures/plants.ts';
import {
  buildAreaBelow,
  buildPolyline,
  createRidgePoints,
  drawDisc,
  drawGlow,
  drawMist,
  drawPath,
  drawStarField,
  fillSky,
  formatNumber,
  type Point,
  positionFigure,
} from '../shapes.ts';

const drawDragon = (colour: string) =>
  drawPath(
    'M-8 2Q-30 -40 -92 -44Q-70 -30 -66 -14Q-48 -18 -42 -4Q-28 -8 -22 6Q-12 12 0 10Q8 20 26 18Q50 16 58 34Q64 30 60 20Q50 4 30 4Q22 2 18 -4Q30 -10 40 -2Q46 -18 64 -16Q66 -32 90 -44Q34 -42 12 -4Q4 -14 -4 -20L-18 -30L-12 -34L-22 -36L-30 -30L-40 -26L-30 -22Q-18 -12 -8 2Z',
    `fill="${colour}"`,
  );

function drawFloatingIsland(canvas: Canvas, x: number, y: number, halfWidth: number, name: string): string {
  const random = canvas.random.fork(name);
  const rockPoints: Point[] = [[x - halfWidth, y]];
  for (let i = 1; i < 12; i++) {
    const t = i / 12;
    const rockDepth = Math.sin(t * Math.PI) ** 0.8 * halfWidth * 1.15;
    rockPoints.push([x - halfWidth + t * halfWidth * 2, y + rockDepth * random.between(0.62, 1.05)]);
  }
  rockPoints.push([x + halfWidth, y]);
  const fill = canvas.createLinearGradient([
    { offset: 0, colour: mix(canvas.getDepthColour(0.8), canvas.palette.accent, 0.15) },
    { offset: 1, colour: canvas.getDepthColour(0.97) },
  ]);
  let trees = '';
  for (let i = 0; i < 9; i++) {
    const dx = random.between(-0.86, 0.86) * halfWidth;
    if (Math.abs(dx) > halfWidth * 0.4)
      trees += positionFigure(
        drawPine(random, canvas.getDepthColour(0.94)),
        x + dx,
        y + 2,
        (halfWidth * random.between(0.2, 0.42)) / 100,
      );
  }
  return (
    trees +
    drawPath(`${buildPolyline(rockPoints)}Z`, `fill="${fill}"`) +
    drawPath(
      `M${formatNumber(x - halfWidth)} ${formatNumber(y + 2)}Q${formatNumber(x)} ${formatNumber(y - halfWidth * 0.1)} ${formatNumber(x + halfWidth)} ${formatNumber(y + 2)}Z`,
      `fill="${mix(canvas.getDepthColour(0.7), canvas.palette.accent, 0.35)}"`,
    )
  );
}

function drawPeaks(canvas: Canvas, name: string, y: number, amplitude: number, depth: number): string {
  const { width, height, palette, random } = canvas;
  return drawPath(
    buildAreaBelow(
      buildPolyline(createRidgePoints(random.fork(name), width, y, amplitude, 7, 0.56)),
      width,
      height + 4,
    ),
    `fill="${mix(canvas.getDepthColour(depth), palette.sky[2], 0.5 * (1 - depth))}"`,
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawCastleScene(canvas: Canvas): Layer[] {
  const { unit, height, focus, palette, motif } = canvas;
  const moonY = focus.y - unit * 0.08;
  const sky: Layer = {
    depth: 0,
    markup:
      fillSky(canvas, 0.85) +
      drawStarField(canvas, 150, height * 0.6) +
      drawDisc(canvas, focus.x + unit * 0.05, moonY, unit * 0.25, palette.light, 3),
  };
  return [sky, ...(motif === 'islands' ? drawIslands(canvas) : drawCliff(canvas))];
}

function drawIslands(canvas: Canvas): Layer[] {
  const { unit, height, focus, palette, random } = canvas;
  const silhouetteColour = canvas.getDepthColour(0.95);
  const [, , skyLow] = palette.sky;
  const hazeColour = mix(skyLow, palette.light, 0.2);
  const islandY = focus.y + unit * 0.16;
  return [
    {
      depth: 0.2,
      markup:
        drawPeaks(canvas, 'far', height * 0.86, unit * 0.16, 0.2) +
        drawMist(canvas, height * 0.6, unit * 0.3, hazeColour, 0.7) +
        drawFloatingIsland(canvas, focus.x - unit * 0.55, islandY - unit * 0.15, unit * 0.1, 'i2') +
        drawFloatingIsland(canvas, focus.x + unit * 0.55, islandY - unit * 0.24, unit * 0.08, 'i3'),
    },
    {
      depth: 0.5,
      markup:
        positionFigure(
          drawCastle(silhouetteColour, palette.accent, palette.accent),
          focus.x,
          islandY + 2,
          (unit * 0.3) / 100,
        ) +
        drawFloatingIsland(canvas, focus.x, islandY, unit * 0.3, 'i1') +
        drawGlow(canvas, focus.x, islandY - unit * 0.1, unit * 0.3, palette.accent, 0.28),
    },
    {
      depth: 0.8,
      markup:
        drawMist(canvas, height * 0.78, unit * 0.3, lighten(skyLow, 0.2), 0.8) +
        positionFigure(
          drawBirds(random, 9, 100, silhouetteColour),
          focus.x + unit * 0.3,
          focus.y - unit * 0.1,
          unit / 700,
        ),
    },
  ];
}

function drawCliff(canvas: Canvas): Layer[] {
  const { unit, height, focus, palette } = canvas;
  const silhouetteColour = canvas.getDepthColour(0.95);
  const [, skyMiddle, skyLow] = palette.sky;
  const hazeColour = mix(skyLow, palette.light, 0.2);
  const cliffTop = focus.y + unit * 0.17;
  const cliff: Point[] = [
    [focus.x - unit * 0.5, height + 4],
    [focus.x - unit * 0.36, cliffTop + unit * 0.3],
    [focus.x - unit * 0.27, cliffTop + unit * 0.12],
    [focus.x - unit * 0.17, cliffTop + unit * 0.02],
    [focus.x + unit * 0.18, cliffTop],
    [focus.x + unit * 0.24, cliffTop + unit * 0.14],
    [focus.x + unit * 0.36, cliffTop + unit * 0.22],
    [focus.x + unit * 0.5, height + 4],
  ];
  const stone = canvas.createLinearGradient([
    { offset: 0, colour: canvas.getDepthColour(0.85) },
    { offset: 1, colour: darken(mix(canvas.getDepthColour(0.7), skyMiddle, 0.4), 0.2) },
  ]);
  const trees = drawForegroundTrees(canvas);
  const dragonOrBirds = drawDragonOrBirds(canvas);
  const foregroundPerson = drawForegroundPerson(canvas);
  return [
    {
      depth: 0.18,
      markup:
        drawPeaks(canvas, 'far', height * 0.7, unit * 0.22, 0.15) +
        drawMist(canvas, height * 0.5, unit * 0.34, hazeColour, 0.6),
    },
    {
      depth: 0.45,
      markup:
        positionFigure(
          drawCastle(silhouetteColour, palette.accent, palette.accent),
          focus.x,
          cliffTop + unit * 0.012,
          (unit * 0.36) / 100,
        ) +
        drawPath(`${buildPolyline(cliff)}Z`, `fill="${stone}"`) +
        drawMist(canvas, height * 0.68, unit * 0.34, hazeColour, 0.65),
    },
    { depth: 0.6, markup: dragonOrBirds },
    { depth: 0.85, markup: trees + foregroundPerson },
  ];
}

function drawForegroundTrees(canvas: Canvas): string {
  const { unit, width, height, focus, random } = canvas;
  const treeRandom = random.fork('trees');
  let trees = '';
  for (let x = -10; x < width + 20; x += unit * treeRandom.between(0.03, 0.06)) {
    const distance = Math.abs(x - focus.x) / unit;
    trees += positionFigure(
      drawPine(treeRandom, canvas.getDepthColour(1)),
      x,
      height * 1.02,
      (unit * treeRandom.between(0.12, 0.2) * (0.6 + distance * 0.6)) / 100,
    );
  }
  return trees;
}

function drawDragonOrBirds(canvas: Canvas): string {
  const { unit, focus, random, motif } = canvas;
  return motif === 'dragon'
    ? positionFigure(
        drawDragon(canvas.getDepthColour(1)),
        focus.x - unit * 0.26,
        focus.y - unit * 0.2,
        (unit * 0.36) / 180,
        false,
        -8,
      )
    : positionFigure(
        drawBirds(random, 12, 110, canvas.getDepthColour(0.95)),
        focus.x - unit * 0.22,
        focus.y - unit * 0.14,
        unit / 760,
      );
}

function drawForegroundPerson(canvas: Canvas): string {
  const { unit, height, focus, motif } = canvas;
  return isPersonName(motif)
    ? positionFigure(
        drawPerson(motif, canvas.getDepthColour(1)),
        focus.x - unit * 0.05,
        height * 0.99,
        (unit * 0.26) / 100,
      )
    : '';
}
