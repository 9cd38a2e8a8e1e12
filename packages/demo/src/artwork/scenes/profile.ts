// Double exposure: a head in profile filled with another scene.

import type { Canvas, Layer } from '../canvas.ts';
import { getLightness, lighten, mix } from '../colour.ts';
import { drawBirds } from '../figures/animals.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawLeaflessTree, drawPine } from '../figures/plants.ts';
import {
  buildAreaBelow,
  buildCurve,
  buildPolyline,
  createRidgePoints,
  drawDisc,
  drawGlow,
  drawPath,
  drawRect,
  drawStarField,
  fillCanvas,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

/** Head outlines that face right: 100 tall from crown to neck, centred at 0, 0. */
const heads = {
  man: 'M-8 -50Q20 -54 30 -34Q33 -26 32 -18Q35 -10 40 -2Q41 2 35 3Q36 8 33 10Q36 13 33 16Q33 24 28 26Q18 28 13 26Q12 36 18 44Q34 52 46 66L-60 66Q-52 50 -36 46Q-30 36 -32 20Q-44 4 -40 -20Q-34 -46 -8 -50Z',
  woman:
    'M-6 -50Q18 -52 27 -33Q29 -26 28 -18Q31 -11 36 -4Q37 -1 32 1Q34 5 31 7Q34 10 31 13Q31 21 26 23Q16 26 10 22Q10 34 14 42Q30 50 40 66L-52 66Q-46 52 -28 46Q-24 38 -26 28Q-36 32 -46 26Q-58 16 -54 2Q-50 -6 -44 -10Q-44 -44 -6 -50Z',
  child:
    'M-6 -48Q26 -52 34 -28Q35 -20 33 -14Q36 -8 40 -3Q40 1 34 2Q35 6 32 8Q35 11 31 14Q30 22 22 24Q12 26 6 22Q6 32 10 40Q24 46 32 60L-44 60Q-38 48 -26 42Q-26 34 -28 24Q-46 10 -44 -14Q-38 -44 -6 -48Z',
};

function drawExposure(canvas: Canvas, terrainY: number): string {
  switch (canvas.motif.split('-')[1]) {
    case 'city':
      return drawCity(canvas, terrainY);
    case 'sea':
      return drawSea(canvas, terrainY);
    case 'stars':
      return drawNightSky(canvas, terrainY);
    case 'trees':
      return drawTrees(canvas, terrainY);
    default:
      return drawHills(canvas, terrainY);
  }
}

function drawSunnySky(canvas: Canvas): string {
  const { unit, focus, palette } = canvas;
  const [, skyMiddle, skyLow] = palette.sky;
  const sky = fillCanvas(
    canvas,
    canvas.createLinearGradient([
      { offset: 0, colour: skyMiddle },
      { offset: 0.45, colour: skyLow },
      { offset: 1, colour: palette.light },
    ]),
  );
  const sun = drawDisc(canvas, focus.x - unit * 0.02, focus.y - unit * 0.08, unit * 0.1, palette.light, 4);
  return sky + sun;
}

function drawRange(canvas: Canvas, name: string, y: number, amplitude: number, depth: number): string {
  const { width, height, palette, random } = canvas;
  return drawPath(
    buildAreaBelow(
      buildPolyline(createRidgePoints(random.fork(name), width, y, amplitude, 7, 0.52)),
      width,
      height,
    ),
    `fill="${mix(canvas.getDepthColour(depth), palette.sky[2], 0.4 * (1 - depth))}"`,
  );
}

function drawCity(canvas: Canvas, terrainY: number): string {
  const { unit, width, height, random } = canvas;
  const sky = drawSunnySky(canvas);
  let blocks = '';
  for (let x = 0; x < width; x += unit * 0.045) {
    const blockHeight = unit * random.between(0.1, 0.5);
    blocks += drawRect(
      x,
      terrainY - blockHeight,
      unit * random.between(0.03, 0.05),
      blockHeight + height,
      '',
    );
  }
  return (
    sky +
    `<g fill="${canvas.getDepthColour(0.5)}" opacity="0.7">${blocks}</g>` +
    drawRange(canvas, 'g', terrainY + unit * 0.06, unit * 0.02, 1)
  );
}

function drawSea(canvas: Canvas, terrainY: number): string {
  const { unit, width, height, palette } = canvas;
  const [, , skyLow] = palette.sky;
  const sky = drawSunnySky(canvas);
  let waves = '';
  for (let i = 0; i < 6; i++) {
    const y = terrainY - unit * 0.1 + i * unit * 0.07;
    const crest = Array.from(
      { length: 26 },
      (_, k) => [k * (width / 25), y + Math.sin(k * 1.4 + i * 2) * unit * 0.012 * (1 + i * 0.4)] as const,
    );
    waves += drawPath(
      buildAreaBelow(buildCurve(crest), width, height),
      `fill="${mix(canvas.getDepthColour(0.2 + i * 0.14), skyLow, 0.3 - i * 0.05)}"`,
    );
  }
  return sky + waves;
}

function drawNightSky(canvas: Canvas, terrainY: number): string {
  const { unit, height, focus, palette } = canvas;
  const [skyTop, , skyLow] = palette.sky;
  return (
    fillCanvas(
      canvas,
      canvas.createLinearGradient([
        { offset: 0, colour: skyTop },
        { offset: 1, colour: skyLow },
      ]),
    ) +
    drawStarField(canvas, 400, height, lighten(palette.light, 0.3)) +
    drawGlow(canvas, focus.x, focus.y - unit * 0.1, unit * 0.4, palette.accent, 0.5) +
    drawRange(canvas, 'g', terrainY + unit * 0.06, unit * 0.05, 1)
  );
}

function drawTrees(canvas: Canvas, terrainY: number): string {
  const { unit, focus, random } = canvas;
  const sky = drawSunnySky(canvas);
  const trees = Array.from({ length: 7 }, (_, i) =>
    positionFigure(
      drawLeaflessTree(random.fork(`b${i}`), canvas.getDepthColour(0.9)),
      focus.x + (i - 3) * unit * 0.15,
      terrainY + unit * 0.12,
      (unit * random.between(0.4, 0.66)) / 100,
    ),
  ).join('');
  return sky + trees + drawRange(canvas, 'g', terrainY + unit * 0.08, unit * 0.03, 1);
}

function drawHills(canvas: Canvas, terrainY: number): string {
  const { unit, width, random } = canvas;
  const sky = drawSunnySky(canvas);
  const trees = Array.from({ length: 30 }, () =>
    positionFigure(
      drawPine(random, canvas.getDepthColour(0.85)),
      random.between(0, width),
      terrainY + unit * 0.12,
      (unit * random.between(0.09, 0.2)) / 100,
    ),
  ).join('');
  return (
    sky +
    drawRange(canvas, 'a', terrainY - unit * 0.06, unit * 0.16, 0.2) +
    drawRange(canvas, 'b', terrainY + unit * 0.04, unit * 0.1, 0.55) +
    trees +
    drawRange(canvas, 'c', terrainY + unit * 0.12, unit * 0.03, 1)
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawProfileScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random, motif } = canvas;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const kind = motif.split('-')[0] ?? '';
  const headPath = kind === 'woman' ? heads.woman : kind === 'child' ? heads.child : heads.man;
  const direction = focus.x > width * 0.55 ? -1 : 1;
  const scale = (unit * 0.83) / 100;
  const transform = `translate(${formatNumber(focus.x)} ${formatNumber(focus.y + unit * 0.04)}) scale(${(scale * direction).toFixed(3)} ${scale.toFixed(3)})`;
  const clipId = canvas.addDefinition(
    (id) => `<clipPath id="${id}"><path d="${headPath}" transform="${transform}"/></clipPath>`,
  );
  const isBright = getLightness(skyTop) > 0.6;
  const background = fillCanvas(
    canvas,
    canvas.createRadialGradient(focus.x, focus.y, Math.max(width, height) * 0.8, [
      { offset: 0, colour: isBright ? lighten(skyMiddle, 0.3) : mix(skyMiddle, skyLow, 0.25) },
      { offset: 0.5, colour: skyMiddle },
      { offset: 1, colour: skyTop },
    ]),
  );
  const terrainY = focus.y + unit * 0.3;
  const fadeFill = canvas.createLinearGradient([
    { offset: 0, colour: skyTop, opacity: 0 },
    { offset: 1, colour: mix(palette.near, skyTop, 0.3), opacity: 0.95 },
  ]);
  const personName = isPersonName(motif.split('-')[2] ?? '')
    ? (motif.split('-')[2] as 'standing')
    : 'walking';
  return [
    {
      depth: 0,
      markup:
        background +
        drawGlow(
          canvas,
          focus.x + direction * unit * 0.1,
          focus.y - unit * 0.06,
          unit * 0.72,
          palette.light,
          isBright ? 0.8 : 0.36,
        ),
    },
    {
      depth: 0.35,
      markup:
        `<g clip-path="url(#${clipId})">${drawExposure(canvas, terrainY)}${positionFigure(drawPerson(personName, canvas.getDepthColour(1)), focus.x - direction * unit * 0.04, terrainY + unit * 0.075, (unit * 0.12) / 100)}</g>` +
        `<path d="${headPath}" transform="${transform}" fill="none" stroke="${palette.light}" stroke-width="0.5" opacity="0.5"/>`,
    },
    {
      depth: 0.6,
      markup:
        drawRect(0, height * 0.74, width, height * 0.26 + 4, `fill="${fadeFill}"`) +
        positionFigure(
          drawBirds(random, 11, 90, isBright ? palette.near : lighten(palette.light, 0.2)),
          focus.x - direction * unit * 0.3,
          focus.y - unit * 0.27,
          unit / 700,
        ),
    },
    { depth: 0.9, markup: '' },
  ];
}
