// Film noir: a dark room with one hard light and a silhouette; blinds, door, lamp or spiral stair.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import {
  drawCircle,
  drawEllipse,
  drawGlow,
  drawPath,
  drawRect,
  fillCanvas,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

function drawBlinds(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette } = canvas;
  const [skyTop, skyMiddle] = palette.sky;
  const silhouetteColour = palette.near;
  const wallFill = canvas.createRadialGradient(focus.x, focus.y, unit, [
    { offset: 0, colour: mix(skyMiddle, palette.accent, 0.35) },
    { offset: 1, colour: skyTop },
  ]);
  let slats = '';
  for (let i = 0; i < 13; i++) {
    const y = focus.y - unit * 0.42 + i * unit * 0.068;
    slats += drawPath(
      `M${formatNumber(focus.x - unit * 0.42)} ${formatNumber(y)}L${formatNumber(focus.x + unit * 0.42)} ${formatNumber(y - unit * 0.11)}L${formatNumber(focus.x + unit * 0.42)} ${formatNumber(y - unit * 0.073)}L${formatNumber(focus.x - unit * 0.42)} ${formatNumber(y + unit * 0.037)}Z`,
      '',
    );
  }
  const lightFill = canvas.createRadialGradient(focus.x + unit * 0.1, focus.y - unit * 0.1, unit * 0.62, [
    { offset: 0, colour: palette.light, opacity: 1 },
    { offset: 1, colour: palette.accent, opacity: 0.5 },
  ]);
  return [
    { depth: 0, markup: fillCanvas(canvas, wallFill) },
    {
      depth: 0.2,
      markup:
        `<g fill="${lightFill}">${slats}</g>` +
        drawRect(
          focus.x - unit * 0.012,
          focus.y - unit * 0.6,
          unit * 0.022,
          unit * 1.1,
          `fill="${skyMiddle}" opacity="0.8"`,
        ),
    },
    {
      depth: 0.6,
      markup: positionFigure(
        drawPerson(isPersonName(canvas.motif) ? canvas.motif : 'hatted', silhouetteColour),
        focus.x + unit * 0.04,
        height * 1.12,
        (unit * 0.9) / 100,
      ),
    },
    { depth: 0.9, markup: drawRect(-9, height * 0.97, width + 18, unit * 0.1, `fill="${silhouetteColour}"`) },
  ];
}

function drawDoor(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette } = canvas;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const floorY = height * 0.74;
  const doorHeight = unit * 0.56;
  const halfWidth = unit * 0.13;
  const wallFill = canvas.createRadialGradient(focus.x, floorY - doorHeight / 2, unit * 0.95, [
    { offset: 0, colour: mix(skyMiddle, skyLow, 0.5) },
    { offset: 1, colour: darken(skyTop, 0.2) },
  ]);
  const floorFill = canvas.createLinearGradient([
    { offset: 0, colour: mix(skyTop, skyMiddle, 0.7) },
    { offset: 1, colour: palette.near },
  ]);
  const lightFill = canvas.createLinearGradient([
    { offset: 0, colour: palette.light, opacity: 0.95 },
    { offset: 1, colour: palette.accent, opacity: 0.05 },
  ]);
  const lightOnFloor = drawPath(
    `M${formatNumber(focus.x - halfWidth)} ${formatNumber(floorY)}L${formatNumber(focus.x + halfWidth)} ${formatNumber(floorY)}L${formatNumber(focus.x + halfWidth + unit * 0.32)} ${formatNumber(height + 4)}L${formatNumber(focus.x - halfWidth - unit * 0.14)} ${formatNumber(height + 4)}Z`,
    `fill="${lightFill}"`,
  );
  const openingFill = canvas.createLinearGradient([
    { offset: 0, colour: lighten(palette.light, 0.2) },
    { offset: 1, colour: mix(palette.light, palette.accent, 0.6) },
  ]);
  const silhouetteColour = palette.near;
  const markup = drawPerson(isPersonName(canvas.motif) ? canvas.motif : 'standing', silhouetteColour);
  const feetY = floorY + unit * 0.03;
  return [
    {
      depth: 0,
      markup:
        fillCanvas(canvas, wallFill) + drawRect(0, floorY, width, height - floorY + 4, `fill="${floorFill}"`),
    },
    {
      depth: 0.3,
      markup:
        drawRect(
          focus.x - halfWidth - unit * 0.022,
          floorY - doorHeight - unit * 0.022,
          halfWidth * 2 + unit * 0.044,
          doorHeight + unit * 0.022,
          `fill="${silhouetteColour}"`,
        ) +
        drawRect(
          focus.x - halfWidth,
          floorY - doorHeight,
          halfWidth * 2,
          doorHeight,
          `fill="${openingFill}"`,
        ) +
        lightOnFloor +
        drawGlow(canvas, focus.x, floorY - doorHeight * 0.5, unit * 0.62, palette.light, 0.5),
    },
    {
      depth: 0.55,
      markup: `<g opacity="0.8" transform="translate(${formatNumber(focus.x)} ${formatNumber(feetY)}) skewX(-24) scale(1 -1.15)">${positionFigure(markup, 0, 0, (unit * 0.42) / 100)}</g>${positionFigure(markup, focus.x, feetY, (unit * 0.42) / 100)}`,
    },
    {
      depth: 0.9,
      markup: drawPath(
        `M-4 ${formatNumber(height + 4)}L-4 ${formatNumber(height * 0.35)}L${formatNumber(width * 0.05)} ${formatNumber(height * 0.4)}L${formatNumber(width * 0.06)} ${formatNumber(height + 4)}Z`,
        `fill="${silhouetteColour}"`,
      ),
    },
  ];
}

function drawLamp(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette } = canvas;
  const [skyTop, skyMiddle] = palette.sky;
  const silhouetteColour = palette.near;
  const tableY = height * 0.76;
  const lampY = height * 0.2;
  const lightConeFill = canvas.createLinearGradient([
    { offset: 0, colour: palette.light, opacity: 0.85 },
    { offset: 1, colour: palette.light, opacity: 0.08 },
  ]);
  const wallFill = canvas.createRadialGradient(focus.x, tableY, unit * 1.1, [
    { offset: 0, colour: mix(skyMiddle, palette.accent, 0.16) },
    { offset: 1, colour: skyTop },
  ]);
  const drawSeatedFigure = (side: number) =>
    positionFigure(
      drawPerson('seated', silhouetteColour),
      focus.x + side * unit * 0.4,
      tableY + unit * 0.2,
      (unit * 0.74) / 100,
      side > 0,
    );
  return [
    { depth: 0, markup: fillCanvas(canvas, wallFill) },
    {
      depth: 0.3,
      markup:
        drawPath(
          `M${formatNumber(focus.x - unit * 0.08)} ${formatNumber(lampY)}L${formatNumber(focus.x + unit * 0.08)} ${formatNumber(lampY)}L${formatNumber(focus.x + unit * 0.5)} ${formatNumber(tableY)}L${formatNumber(focus.x - unit * 0.5)} ${formatNumber(tableY)}Z`,
          `fill="${lightConeFill}"`,
        ) +
        drawRect(focus.x - unit * 0.002, -4, unit * 0.005, lampY, `fill="${silhouetteColour}"`) +
        drawPath(
          `M${formatNumber(focus.x - unit * 0.09)} ${formatNumber(lampY)}Q${formatNumber(focus.x)} ${formatNumber(lampY - unit * 0.12)} ${formatNumber(focus.x + unit * 0.09)} ${formatNumber(lampY)}Z`,
          `fill="${silhouetteColour}"`,
        ) +
        drawGlow(canvas, focus.x, lampY, unit * 0.2, palette.light, 0.9),
    },
    { depth: 0.55, markup: drawSeatedFigure(-1) + drawSeatedFigure(1) },
    {
      depth: 0.75,
      markup:
        drawEllipse(
          focus.x,
          tableY,
          unit * 0.46,
          unit * 0.045,
          `fill="${mix(palette.light, palette.accent, 0.35)}"`,
        ) +
        drawRect(focus.x - unit * 0.46, tableY, unit * 0.92, height, `fill="${silhouetteColour}"`) +
        drawRect(
          focus.x - unit * 0.09,
          tableY - unit * 0.02,
          unit * 0.08,
          unit * 0.012,
          `fill="${palette.accent}" transform="rotate(-6 ${formatNumber(focus.x)} ${formatNumber(tableY)})"`,
        ) +
        drawCircle(focus.x + unit * 0.16, tableY - unit * 0.022, unit * 0.02, `fill="${silhouetteColour}"`),
    },
    { depth: 1, markup: drawRect(-4, height * 0.96, width + 8, unit * 0.2, `fill="${silhouetteColour}"`) },
  ];
}

function drawSpiral(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette } = canvas;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  let steps = '';
  const stepCount = 46;
  for (let i = stepCount; i > 0; i--) {
    const t = i / stepCount;
    const angle = t * Math.PI * 5.2;
    const outerRadius = Math.max(width, height) * 0.78 * t ** 1.7;
    const innerRadius = outerRadius * 0.72;
    const stepAngle = 0.36;
    const formatPointOnCircle = (radius: number, pointAngle: number) =>
      `${formatNumber(focus.x + Math.cos(pointAngle) * radius)} ${formatNumber(focus.y + Math.sin(pointAngle) * radius)}`;
    const colour = i % 2 ? mix(palette.near, skyMiddle, (1 - t) * 0.6) : mix(skyMiddle, skyLow, 1 - t);
    steps += drawPath(
      `M${formatPointOnCircle(innerRadius, angle)}L${formatPointOnCircle(outerRadius, angle)}A${formatNumber(outerRadius)} ${formatNumber(outerRadius)} 0 0 1 ${formatPointOnCircle(outerRadius * 1.04, angle + stepAngle)}L${formatPointOnCircle(innerRadius * 1.04, angle + stepAngle)}Z`,
      `fill="${colour}"`,
    );
  }
  const stairwellFill = canvas.createRadialGradient(focus.x, focus.y, Math.max(width, height) * 0.7, [
    { offset: 0, colour: palette.light },
    { offset: 0.16, colour: palette.accent },
    { offset: 0.5, colour: skyMiddle },
    { offset: 1, colour: skyTop },
  ]);
  return [
    { depth: 0, markup: fillCanvas(canvas, stairwellFill) },
    { depth: 0.4, markup: steps + drawGlow(canvas, focus.x, focus.y, unit * 0.2, palette.light, 1) },
    {
      depth: 0.6,
      markup: positionFigure(
        drawPerson('hatted', palette.near),
        focus.x,
        focus.y + unit * 0.1,
        (unit * 0.2) / 100,
      ),
    },
  ];
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawNoirScene(canvas: Canvas): Layer[] {
  if (canvas.motif === 'lamp') return drawLamp(canvas);
  if (canvas.motif === 'spiral') return drawSpiral(canvas);
  if (canvas.motif === 'blinds' || canvas.motif === 'hatted') return drawBlinds(canvas);
  return drawDoor(canvas);
}
