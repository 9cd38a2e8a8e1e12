// A road to the horizon with a striped sun, telegraph poles and a car.

import type { Canvas, Layer } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { drawCarBehind, drawCarSide } from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawCactus, drawPalm } from '../figures/plants.ts';
import {
  buildAreaBelow,
  buildCurve,
  buildPolyline,
  createRidgePoints,
  drawCircle,
  drawGlow,
  drawPath,
  drawRect,
  drawStarField,
  fillSky,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

function drawStripedSun(canvas: Canvas, x: number, y: number, radius: number): string {
  const { palette } = canvas;
  const fill = canvas.createLinearGradient([
    { offset: 0, colour: lighten(palette.light, 0.2) },
    { offset: 1, colour: mix(palette.light, palette.accent, 0.85) },
  ]);
  let stripes = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    const stripeY = y - radius + t * radius * 2;
    stripes += drawRect(x - radius, stripeY, radius * 2, (radius * 2) / 8 - radius * 0.018 * i, '');
  }
  const clipId = canvas.addDefinition((id) => `<clipPath id="${id}">${stripes}</clipPath>`);
  return (
    drawGlow(canvas, x, y, radius * 2.6, palette.light, 0.55) +
    drawCircle(x, y, radius, `fill="${fill}" clip-path="url(#${clipId})"`)
  );
}

function drawPoles(canvas: Canvas, horizon: number, silhouetteColour: string): string {
  const { unit, focus, height } = canvas;
  let polesPath = '';
  let wiresPath = '';
  let previousHead: { x: number; y: number } | undefined;
  for (let i = 0; i < 8; i++) {
    const t = (i / 7) ** 2.4;
    const x = focus.x - unit * (0.07 + t * 0.95);
    const poleY = horizon + t * (height - horizon) * 0.8;
    const poleHeight = unit * (0.05 + t * 0.66);
    const poleWidth = unit * (0.002 + t * 0.012);
    polesPath += `M${formatNumber(x - poleWidth / 2)} ${formatNumber(poleY)}h${formatNumber(poleWidth)}v${formatNumber(-poleHeight)}h${formatNumber(-poleWidth)}ZM${formatNumber(x - poleHeight * 0.13)} ${formatNumber(poleY - poleHeight * 0.9)}h${formatNumber(poleHeight * 0.26)}v${formatNumber(poleWidth * 0.8)}h${formatNumber(-poleHeight * 0.26)}Z`;
    const poleHead = { x, y: poleY - poleHeight * 0.9 };
    if (previousHead)
      for (const side of [-0.12, 0.12])
        wiresPath += `M${formatNumber(previousHead.x + side * poleHeight * 0.4)} ${formatNumber(previousHead.y)}Q${formatNumber((previousHead.x + poleHead.x) / 2)} ${formatNumber((previousHead.y + poleHead.y) / 2 + poleHeight * 0.16)} ${formatNumber(poleHead.x + side * poleHeight)} ${formatNumber(poleHead.y)}`;
    previousHead = poleHead;
  }
  return (
    drawPath(polesPath, `fill="${silhouetteColour}"`) +
    drawPath(
      wiresPath,
      `fill="none" stroke="${silhouetteColour}" stroke-width="${formatNumber(unit * 0.002)}"`,
    )
  );
}

/** Path data of the dashes in the middle of the road. */
function buildDashes(canvas: Canvas, horizon: number): string {
  const { unit, height, focus } = canvas;
  let dashes = '';
  for (let i = 0; i < 9; i++) {
    const dashStart = (i / 9) ** 2.3;
    const dashEnd = ((i + 0.5) / 9) ** 2.3;
    const getHalfWidth = (t: number) => unit * (0.001 + t * 0.014);
    const getY = (t: number) => horizon + t * (height - horizon);
    dashes += `M${formatNumber(focus.x - getHalfWidth(dashStart))} ${formatNumber(getY(dashStart))}L${formatNumber(focus.x + getHalfWidth(dashStart))} ${formatNumber(getY(dashStart))}L${formatNumber(focus.x + getHalfWidth(dashEnd))} ${formatNumber(getY(dashEnd))}L${formatNumber(focus.x - getHalfWidth(dashEnd))} ${formatNumber(getY(dashEnd))}Z`;
  }
  return dashes;
}

function drawRoadside(canvas: Canvas, horizon: number): string {
  const { unit, height, focus, random, motif } = canvas;
  const silhouetteColour = canvas.getDepthColour(1);
  const plants: string[] = [];
  const plantRandom = random.fork('side');
  for (let i = 0; i < 6; i++) {
    const t = 0.15 + (i / 5) ** 1.6 * 0.85;
    const x = focus.x + unit * (0.16 + t * 0.85) * (motif === 'palms' && i % 2 ? -1 : 1);
    const y = horizon + t * (height - horizon) * 0.66;
    const plant = motif === 'palms' ? drawPalm(plantRandom, silhouetteColour) : drawCactus(silhouetteColour);
    plants.push(positionFigure(plant, x, y, (unit * (0.08 + t * (motif === 'palms' ? 0.5 : 0.22))) / 100));
  }
  return plants.join('');
}

function drawSubject(canvas: Canvas): string {
  const { unit, height, focus, palette, motif } = canvas;
  const silhouetteColour = canvas.getDepthColour(1);
  if (motif === 'side') {
    return positionFigure(
      drawCarSide(palette.accent, mix(palette.light, silhouetteColour, 0.3), silhouetteColour),
      focus.x + unit * 0.02,
      height * 0.865,
      (unit * 0.54) / 160,
    );
  }
  if (isPersonName(motif))
    return positionFigure(drawPerson(motif, silhouetteColour), focus.x, height * 0.9, (unit * 0.36) / 100);
  const carY = height * 0.88;
  return (
    drawGlow(canvas, focus.x - unit * 0.1, carY - unit * 0.065, unit * 0.12, palette.accent, 0.8) +
    drawGlow(canvas, focus.x + unit * 0.1, carY - unit * 0.065, unit * 0.12, palette.accent, 0.8) +
    positionFigure(
      drawCarBehind(
        mix(silhouetteColour, palette.accent, 0.16),
        mix(silhouetteColour, palette.light, 0.4),
        palette.accent,
      ),
      focus.x,
      carY,
      (unit * 0.29) / 100,
    )
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawRoadScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random, motif } = canvas;
  const horizon = height * 0.62;
  const silhouetteColour = canvas.getDepthColour(1);
  const landFill = canvas.createLinearGradient([
    { offset: 0, colour: mix(canvas.getDepthColour(0.35), palette.sky[2], 0.35) },
    { offset: 1, colour: canvas.getDepthColour(0.9) },
  ]);
  const asphaltFill = canvas.createLinearGradient([
    { offset: 0, colour: canvas.getDepthColour(0.6) },
    { offset: 1, colour: silhouetteColour },
  ]);
  const getRoadEdges = (t: number, halfWidth: number) =>
    [focus.x - halfWidth * t, focus.x + halfWidth * t] as const;
  const halfWidth = unit * 0.6;
  const [farLeft, farRight] = getRoadEdges(0.03, halfWidth);
  const [nearLeft, nearRight] = getRoadEdges(1, halfWidth);
  const dashes = buildDashes(canvas, horizon);
  const drawHillRange = (seed: string, y: number, amplitude: number, depth: number, isSmooth: boolean) => {
    const points = createRidgePoints(random.fork(seed), width, y, amplitude, isSmooth ? 3 : 6, 0.5).map(
      ([x, py]) => [x, Math.min(py, horizon + 3)] as const,
    );
    return drawPath(
      buildAreaBelow(isSmooth ? buildCurve(points) : buildPolyline(points), width, horizon + 5),
      `fill="${mix(canvas.getDepthColour(depth), palette.sky[2], 0.3 * (1 - depth))}"`,
    );
  };
  const roadside = drawRoadside(canvas, horizon);
  const subject = drawSubject(canvas);
  return [
    {
      depth: 0,
      markup:
        fillSky(canvas, 0.66) +
        drawStarField(canvas, 110, horizon * 0.6) +
        drawStripedSun(canvas, focus.x, horizon - unit * 0.16, unit * 0.25),
    },
    {
      depth: 0.2,
      markup:
        drawHillRange('a', horizon - unit * 0.04, unit * 0.13, 0.3, false) +
        drawHillRange('b', horizon - unit * 0.01, unit * 0.07, 0.6, false),
    },
    {
      depth: 0.4,
      markup: `${drawRect(0, horizon, width, height - horizon + 4, `fill="${landFill}"`)}${drawGlow(canvas, focus.x, horizon, unit * 0.5, palette.light, 0.4)}${drawPath(`M${formatNumber(farLeft)} ${formatNumber(horizon)}L${formatNumber(farRight)} ${formatNumber(horizon)}L${formatNumber(nearRight)} ${formatNumber(height + 4)}L${formatNumber(nearLeft)} ${formatNumber(height + 4)}Z`, `fill="${asphaltFill}"`)}${drawPath(dashes, `fill="${palette.light}" opacity="0.85"`)}`,
    },
    {
      depth: 0.65,
      markup: (motif === 'palms' ? '' : drawPoles(canvas, horizon, silhouetteColour)) + roadside,
    },
    { depth: 0.85, markup: subject },
  ];
}
