// A forest: trunks that fade into fog, shafts of light and a subject between them.

import type { Canvas, Layer } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { drawBirds, drawDeer, drawWolf } from '../figures/animals.ts';
import { drawCabin, drawHouse } from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawLeaflessTree, drawPine } from '../figures/plants.ts';
import type { Random } from '../random.ts';
import {
  buildAreaBelow,
  buildCurve,
  createRidgePoints,
  drawCircle,
  drawGlow,
  drawPath,
  fillCanvas,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

function drawTrunks(
  canvas: Canvas,
  random: Random,
  depth: number,
  relativeSpacing: number,
  relativeWidth: number,
  terrainY: number,
): string {
  const { unit, width, height, focus } = canvas;
  const colour = canvas.getDepthColour(depth);
  let trunksPath = '';
  let twigs = '';
  let x = -unit * 0.1;
  while (x < width + unit * 0.1) {
    const trunkWidth = unit * relativeWidth * random.between(0.6, 1.4);
    const clearingHalfWidth = unit * (0.09 + depth * 0.2);
    if (Math.abs(x - focus.x) > clearingHalfWidth) {
      const lean = random.between(-0.02, 0.02) * unit;
      const y = terrainY + random.between(0, 0.04) * unit;
      trunksPath += `M${formatNumber(x - trunkWidth * 0.9)} ${formatNumber(y + unit * 0.04)}Q${formatNumber(x - trunkWidth * 0.5)} ${formatNumber(y - unit * 0.1)} ${formatNumber(x - trunkWidth * 0.42 + lean)} -10L${formatNumber(x + trunkWidth * 0.42 + lean)} -10Q${formatNumber(x + trunkWidth * 0.5)} ${formatNumber(y - unit * 0.1)} ${formatNumber(x + trunkWidth * 0.9)} ${formatNumber(y + unit * 0.04)}Z`;
      const branchCount = random.integer(1, 4);
      for (let i = 0; i < branchCount; i++) {
        const branchY = random.between(0.05, 0.55) * height;
        const side = random.chance(0.5) ? 1 : -1;
        const length = unit * random.between(0.05, 0.16) * (0.5 + depth);
        twigs += `<path d="M${formatNumber(x)} ${formatNumber(branchY)}Q${formatNumber(x + side * length * 0.6)} ${formatNumber(branchY - length * 0.2)} ${formatNumber(x + side * length)} ${formatNumber(branchY - length * 0.7)}Q${formatNumber(x + side * length * 0.55)} ${formatNumber(branchY - length * 0.05)} ${formatNumber(x)} ${formatNumber(branchY + trunkWidth * 0.7)}Z"/>`;
      }
    }
    x += unit * relativeSpacing * random.between(0.5, 1.5);
  }
  return `${drawPath(trunksPath, `fill="${colour}"`)}<g fill="${colour}">${twigs}</g>`;
}

function drawFloor(canvas: Canvas, name: string, y: number, depth: number): string {
  const colour = canvas.getDepthColour(depth);
  const fill = canvas.createLinearGradient([
    { offset: 0, colour },
    { offset: 1, colour: canvas.getDepthColour(Math.min(1, depth + 0.25)) },
  ]);
  const points = createRidgePoints(canvas.random.fork(name), canvas.width, y, canvas.unit * 0.025, 4, 0.5);
  return drawPath(buildAreaBelow(buildCurve(points), canvas.width, canvas.height + 4), `fill="${fill}"`);
}

function drawSubject(canvas: Canvas, y: number): string {
  const { unit, focus, motif, palette } = canvas;
  const silhouetteColour = canvas.getDepthColour(0.97);
  const positionOnTerrain = (markup: string, size: number) =>
    positionFigure(markup, focus.x, y, (size * unit) / 100);
  if (motif === 'deer') return positionOnTerrain(drawDeer(silhouetteColour), 0.3);
  if (motif === 'wolf') return positionOnTerrain(drawWolf(silhouetteColour), 0.26);
  if (motif === 'cabin' || motif === 'house') {
    const markup =
      motif === 'cabin'
        ? drawCabin(silhouetteColour, palette.accent, canvas.getDepthColour(1))
        : drawHouse(silhouetteColour, palette.accent, canvas.getDepthColour(1));
    return (
      drawGlow(canvas, focus.x, y - unit * 0.1, unit * 0.36, palette.accent, 0.7) +
      positionOnTerrain(markup, motif === 'cabin' ? 0.36 : 0.34)
    );
  }
  if (motif === 'lantern') {
    const [lanternX, lanternY] = [focus.x + unit * 0.055, y - unit * 0.1];
    return (
      positionOnTerrain(drawPerson('child', silhouetteColour), 0.2) +
      drawGlow(canvas, lanternX, lanternY, unit * 0.3, palette.accent, 0.9) +
      drawCircle(lanternX, lanternY, unit * 0.012, `fill="${lighten(palette.accent, 0.6)}"`)
    );
  }
  return positionOnTerrain(drawPerson(isPersonName(motif) ? motif : 'standing', silhouetteColour), 0.27);
}

function drawFireflies(canvas: Canvas): string {
  const random = canvas.random.fork('fireflies');
  let markup = '';
  for (let i = 0; i < 26; i++) {
    const x = canvas.focus.x + random.between(-0.8, 0.8) * canvas.unit;
    const y = canvas.height * random.between(0.35, 0.92);
    markup += drawCircle(
      x,
      y,
      canvas.unit * random.between(0.0015, 0.004),
      `opacity="${formatNumber(random.between(0.4, 1))}"`,
    );
  }
  return `<g fill="${lighten(canvas.palette.accent, 0.4)}">${markup}</g>`;
}

function drawLightShafts(canvas: Canvas, terrainY: number): string {
  const { unit, focus, palette, random } = canvas;
  let shafts = '';
  for (let i = 0; i < 6; i++) {
    const x = focus.x + random.between(-0.25, 0.5) * unit;
    const shaftWidth = unit * random.between(0.02, 0.09);
    const fill = canvas.createLinearGradient([
      { offset: 0, colour: palette.light, opacity: 0.42 },
      { offset: 1, colour: palette.light, opacity: 0 },
    ]);
    shafts += drawPath(
      `M${formatNumber(x)} -10L${formatNumber(x + shaftWidth)} -10L${formatNumber(x + shaftWidth - unit * 0.34)} ${formatNumber(terrainY + unit * 0.06)}L${formatNumber(x - unit * 0.42)} ${formatNumber(terrainY + unit * 0.06)}Z`,
      `fill="${fill}"`,
    );
  }
  return shafts;
}

function drawPines(canvas: Canvas, terrainY: number): string {
  const { unit, width, random } = canvas;
  let pines = '';
  const pineRandom = random.fork('pines');
  for (let x = 0; x < width; x += unit * pineRandom.between(0.03, 0.08)) {
    pines += positionFigure(
      drawPine(pineRandom, canvas.getDepthColour(0.2)),
      x,
      terrainY + unit * 0.02,
      (unit * pineRandom.between(0.2, 0.42)) / 100,
    );
  }
  return pines;
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawForestScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random, motif } = canvas;
  const terrainY = height * 0.8;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const backgroundFill = canvas.createRadialGradient(
    focus.x,
    terrainY - unit * 0.28,
    Math.max(width, height) * 0.75,
    [
      { offset: 0, colour: mix(skyLow, palette.light, 0.45) },
      { offset: 0.3, colour: skyLow },
      { offset: 0.65, colour: skyMiddle },
      { offset: 1, colour: skyTop },
    ],
  );
  const shafts = drawLightShafts(canvas, terrainY);
  const isEerie = motif === 'wolf' || motif === 'house';
  const pines = drawPines(canvas, terrainY);
  const edgeTrees = [-0.02, 1.02].map((relativeX, i) =>
    positionFigure(
      drawLeaflessTree(random.fork(`edge${i}`), canvas.getDepthColour(1)),
      width * relativeX + (i ? -1 : 1) * unit * 0.12,
      height * 1.02,
      (unit * 0.98) / 100,
      i === 1,
    ),
  );
  return [
    {
      depth: 0,
      markup:
        fillCanvas(canvas, backgroundFill) +
        drawGlow(canvas, focus.x, terrainY - unit * 0.34, unit * 0.55, palette.light, 0.75) +
        pines,
    },
    {
      depth: 0.18,
      markup:
        drawTrunks(canvas, random.fork('far'), 0.34, 0.07, 0.013, terrainY) +
        drawFloor(canvas, 'f1', terrainY, 0.4),
    },
    {
      depth: 0.4,
      markup:
        drawTrunks(canvas, random.fork('mid'), 0.64, 0.15, 0.03, terrainY + unit * 0.04) +
        shafts +
        drawFloor(canvas, 'f2', terrainY + unit * 0.05, 0.68) +
        drawSubject(canvas, terrainY + unit * 0.075),
    },
    {
      depth: 0.68,
      markup:
        drawTrunks(canvas, random.fork('near'), 0.88, 0.34, 0.06, terrainY + unit * 0.12) +
        drawFloor(canvas, 'f3', terrainY + unit * 0.13, 0.92) +
        drawFireflies(canvas),
    },
    {
      depth: 1,
      markup: isEerie
        ? edgeTrees.join('') +
          positionFigure(
            drawBirds(random, 6, 80, canvas.getDepthColour(0.9)),
            focus.x + unit * 0.2,
            height * 0.2,
            unit / 700,
          )
        : '',
    },
  ];
}
