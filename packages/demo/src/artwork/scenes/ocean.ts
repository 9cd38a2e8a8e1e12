// The sea under a low sun, with its reflection and a subject on, in or beside the water.
import type { Canvas, Layer } from '../canvas.ts';
import { mix } from '../colour.ts';
import { drawBirds } from '../figures/animals.ts';
import { drawLighthouse, drawSailboat, drawSteamer } from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import {
  buildAreaBelow,
  buildCurve,
  buildPolyline,
  createRidgePoints,
  drawDisc,
  drawEllipse,
  drawGlow,
  drawPath,
  drawRect,
  drawStarField,
  fillSky,
  formatNumber,
  positionFigure,
} from '../shapes.ts';
import { drawUnderwaterScene } from './underwater.ts';

function drawSwell(canvas: Canvas, y: number, depth: number, amplitude: number): string {
  const random = canvas.random.fork(`swell${depth}`);
  const step = canvas.unit * (0.08 + depth * 0.14);
  const crest: [number, number][] = [];
  for (let x = -step; x <= canvas.width + step * 2; x += step) {
    crest.push([x, y + random.between(-1, 1) * amplitude]);
  }
  const colour = canvas.getDepthColour(depth);
  const fill = canvas.createLinearGradient([
    { offset: 0, colour: mix(colour, canvas.palette.light, 0.24 * (1 - depth * 0.5)) },
    { offset: 0.28, colour },
    { offset: 1, colour: mix(colour, canvas.palette.near, 0.4) },
  ]);
  return drawPath(
    buildAreaBelow(buildCurve(crest), canvas.width + step, canvas.height + 4),
    `fill="${fill}"`,
  );
}

function drawReflection(canvas: Canvas, x: number, horizon: number): string {
  const random = canvas.random.fork('path');
  let markup = '';
  for (let i = 0; i < 70; i++) {
    const t = random.next() ** 1.4;
    const y = horizon + t * (canvas.height - horizon);
    const spread = canvas.unit * (0.03 + t * 0.2);
    const length = canvas.unit * random.between(0.02, 0.1) * (0.3 + t);
    markup += drawRect(
      x + random.between(-1, 1) * spread - length / 2,
      y,
      length,
      canvas.unit * (0.002 + t * 0.004),
      `rx="3" opacity="${formatNumber(random.between(0.2, 0.85))}"`,
    );
  }
  return `<g fill="${canvas.palette.light}">${markup}</g>`;
}

function drawClouds(canvas: Canvas, horizon: number): string {
  const random = canvas.random.fork('clouds');
  let markup = '';
  for (let i = 0; i < 5; i++) {
    const x = random.between(0, canvas.width);
    const y = horizon * random.between(0.2, 0.85);
    const cloudWidth = canvas.unit * random.between(0.15, 0.4);
    for (let k = 0; k < 5; k++) {
      markup += drawEllipse(
        x + random.between(-0.6, 0.6) * cloudWidth,
        y + random.between(-0.06, 0.04) * cloudWidth,
        cloudWidth * random.between(0.3, 0.6),
        cloudWidth * random.between(0.03, 0.07),
        '',
      );
    }
  }
  return `<g fill="${mix(canvas.palette.sky[2], canvas.palette.light, 0.4)}" opacity="0.34">${markup}</g>`;
}

/** `waterY` is the y coordinate of the water line. */
function drawSubject(canvas: Canvas, waterY: number): string {
  const { unit, height, focus, palette, motif } = canvas;
  const silhouetteColour = canvas.getDepthColour(1);
  if (motif === 'lighthouse') return drawLighthouseOnRock(canvas, waterY);
  if (motif === 'steamer')
    return positionFigure(
      drawSteamer(silhouetteColour, palette.accent),
      focus.x,
      waterY,
      (unit * 0.52) / 200,
    );
  if (isPersonName(motif)) {
    const pier = drawPath(
      `M${formatNumber(focus.x - unit * 0.14)} ${formatNumber(height + 4)}L${formatNumber(focus.x - unit * 0.045)} ${formatNumber(waterY + unit * 0.06)}L${formatNumber(focus.x + unit * 0.045)} ${formatNumber(waterY + unit * 0.06)}L${formatNumber(focus.x + unit * 0.14)} ${formatNumber(height + 4)}Z`,
      `fill="${silhouetteColour}"`,
    );
    return (
      pier +
      positionFigure(drawPerson(motif, silhouetteColour), focus.x, waterY + unit * 0.07, (unit * 0.2) / 100)
    );
  }
  const isStormy = motif === 'storm';
  return positionFigure(
    drawSailboat(silhouetteColour, mix(palette.light, palette.accent, 0.25)),
    focus.x,
    waterY + unit * 0.02,
    (unit * (isStormy ? 0.3 : 0.38)) / 100,
    false,
    isStormy ? -13 : 0,
  );
}

function drawLighthouseOnRock(canvas: Canvas, waterY: number): string {
  const { unit, focus, palette } = canvas;
  const silhouetteColour = canvas.getDepthColour(1);
  const rock: [number, number][] = [
    [focus.x - unit * 0.34, waterY + unit * 0.14],
    [focus.x - unit * 0.2, waterY + unit * 0.03],
    [focus.x - unit * 0.07, waterY - unit * 0.05],
    [focus.x + unit * 0.08, waterY - unit * 0.055],
    [focus.x + unit * 0.2, waterY + unit * 0.01],
    [focus.x + unit * 0.42, waterY + unit * 0.14],
  ];
  const lampY = waterY - unit * 0.05 - unit * 0.435;
  const drawBeam = (rotation: number) =>
    `<g transform="rotate(${rotation} ${formatNumber(focus.x)} ${formatNumber(lampY)})">${drawPath(
      `M${formatNumber(focus.x)} ${formatNumber(lampY)}L${formatNumber(focus.x - unit * 1.3)} ${formatNumber(lampY - unit * 0.16)}L${formatNumber(focus.x - unit * 1.3)} ${formatNumber(lampY + unit * 0.16)}Z`,
      `fill="${canvas.createRadialGradient(focus.x, lampY, unit * 1.2, [
        { offset: 0, colour: palette.light, opacity: 0.75 },
        { offset: 1, colour: palette.light, opacity: 0 },
      ])}"`,
    )}</g>`;
  return (
    drawBeam(8) +
    drawBeam(188) +
    drawPath(`${buildPolyline(rock)}Z`, `fill="${silhouetteColour}"`) +
    positionFigure(
      drawLighthouse(silhouetteColour, palette.light, mix(silhouetteColour, palette.accent, 0.55)),
      focus.x,
      waterY - unit * 0.045,
      (unit * 0.5) / 100,
    ) +
    drawGlow(canvas, focus.x, lampY, unit * 0.22, palette.light, 0.95)
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawOceanScene(canvas: Canvas): Layer[] {
  if (canvas.motif === 'whale' || canvas.motif === 'shoal') return drawUnderwaterScene(canvas);
  const { unit, width, height, focus, palette, random, motif } = canvas;
  const horizon = height * random.between(0.52, 0.6);
  const isStormy = motif === 'storm';
  const sunX = motif === 'lighthouse' ? focus.x - unit * 0.34 : focus.x;
  const sunRadius = unit * random.between(0.08, 0.16);
  const sky =
    fillSky(canvas, 0.62) +
    drawStarField(canvas, 60, horizon * 0.5) +
    drawDisc(canvas, sunX, horizon - sunRadius * random.between(0.1, 1.1), sunRadius, palette.light, 4.5) +
    drawClouds(canvas, horizon) +
    positionFigure(
      drawBirds(random, 7, 100, canvas.getDepthColour(0.8)),
      focus.x - unit * 0.25,
      horizon * 0.55,
      unit / 850,
    );
  const waterFill = canvas.createLinearGradient([
    { offset: 0, colour: mix(palette.sky[2], palette.far, 0.45) },
    { offset: 1, colour: canvas.getDepthColour(0.75) },
  ]);
  const islandPoints = createRidgePoints(random.fork('island'), width, horizon, unit * 0.05, 5, 0.5).map(
    ([x, y]) => [x, Math.min(y, horizon)] as const,
  );
  const relativeWaveHeight = isStormy ? 0.05 : 0.014;
  const waterY = horizon + (height - horizon) * 0.42;
  const subject = drawSubject(canvas, waterY);
  return [
    { depth: 0, markup: sky + drawRect(0, horizon, width, height - horizon + 4, `fill="${waterFill}"`) },
    {
      depth: 0.12,
      markup:
        drawPath(`${buildPolyline(islandPoints)}Z`, `fill="${canvas.getDepthColour(0.3)}"`) +
        drawReflection(canvas, sunX, horizon),
    },
    {
      depth: 0.4,
      markup:
        drawSwell(canvas, horizon + (height - horizon) * 0.3, 0.5, unit * relativeWaveHeight * 0.7) +
        (isStormy
          ? ''
          : drawReflection(canvas, sunX, waterY - unit * 0.02).replace('<g ', '<g opacity="0.6" ')) +
        subject,
    },
    {
      depth: 0.6,
      markup: drawSwell(canvas, horizon + (height - horizon) * 0.52, 0.76, unit * relativeWaveHeight),
    },
    {
      depth: 0.9,
      markup: drawSwell(canvas, horizon + (height - horizon) * 0.78, 0.96, unit * relativeWaveHeight * 1.5),
    },
  ];
}
