// A sports arena: floodlights, crowd, lanes and an athlete.

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

function drawFloodlights(canvas: Canvas, y: number): string {
  const { unit, focus, palette } = canvas;
  let markup = '';
  for (const side of [-0.62, -0.3, 0.3, 0.62]) {
    const x = focus.x + side * unit;
    const beamFill = canvas.createLinearGradient([
      { offset: 0, colour: palette.light, opacity: 0.4 },
      { offset: 1, colour: palette.light, opacity: 0 },
    ]);
    markup += drawPath(
      `M${formatNumber(x - unit * 0.05)} ${formatNumber(y)}L${formatNumber(x + unit * 0.05)} ${formatNumber(y)}L${formatNumber(focus.x + unit * 0.42 - side * unit * 0.4)} ${formatNumber(canvas.height)}L${formatNumber(focus.x - unit * 0.42 - side * unit * 0.4)} ${formatNumber(canvas.height)}Z`,
      `fill="${beamFill}" opacity="0.55"`,
    );
    markup += drawGlow(canvas, x, y, unit * 0.2, palette.light, 0.9);
    for (let i = 0; i < 5; i++)
      for (let k = 0; k < 2; k++)
        markup += drawCircle(
          x + (i - 2) * unit * 0.019,
          y + k * unit * 0.02,
          unit * 0.0075,
          `fill="${lighten(palette.light, 0.5)}"`,
        );
  }
  return markup;
}

function drawCrowd(canvas: Canvas, y: number, rows: number): string {
  const { unit, width, palette } = canvas;
  const random = canvas.random.fork('crowd');
  let markup = drawRect(0, y - unit * 0.03, width, unit * 0.3, `fill="${canvas.getDepthColour(0.72)}"`);
  for (let row = 0; row < rows; row++) {
    let crowdPath = '';
    const size = unit * (0.008 + row * 0.0012);
    const rowY = y + row * size * 1.5;
    for (let x = random.between(0, size * 2); x < width; x += size * random.between(1.7, 2.6))
      crowdPath += `M${formatNumber(x - size)} ${formatNumber(rowY + size * 2.4)}Q${formatNumber(x - size)} ${formatNumber(rowY)} ${formatNumber(x)} ${formatNumber(rowY - size * random.between(0.5, 1))}Q${formatNumber(x + size)} ${formatNumber(rowY)} ${formatNumber(x + size)} ${formatNumber(rowY + size * 2.4)}Z`;
    markup += drawPath(
      crowdPath,
      `fill="${mix(canvas.getDepthColour(0.35 + (row / rows) * 0.6), palette.accent, row === 0 ? 0.1 : 0.02)}"`,
    );
  }
  for (let i = 0; i < 40; i++)
    markup += drawCircle(
      random.between(0, width),
      y + random.between(-0.01, 0.1) * unit,
      unit * random.between(0.001, 0.003),
      `fill="${palette.light}" opacity="${formatNumber(random.between(0.3, 1))}"`,
    );
  return markup;
}

function drawLanes(canvas: Canvas, horizon: number, count: number, colour: string): string {
  const { unit, height, focus, width } = canvas;
  const fieldFill = canvas.createLinearGradient([
    { offset: 0, colour: mix(colour, canvas.palette.sky[2], 0.3) },
    { offset: 1, colour: darken(colour, 0.45) },
  ]);
  let markup = drawRect(0, horizon, width, height - horizon + 4, `fill="${fieldFill}"`);
  for (let i = -count; i <= count; i++) {
    const farX = focus.x + i * unit * 0.045;
    const nearX = focus.x + i * unit * 0.34;
    const lineWidth = unit * 0.006;
    markup += drawPath(
      `M${formatNumber(farX - lineWidth * 0.2)} ${formatNumber(horizon)}L${formatNumber(farX + lineWidth * 0.2)} ${formatNumber(horizon)}L${formatNumber(nearX + lineWidth)} ${formatNumber(height + 4)}L${formatNumber(nearX - lineWidth)} ${formatNumber(height + 4)}Z`,
      `fill="${canvas.palette.light}" opacity="0.72"`,
    );
  }
  return markup;
}

function drawSpeedLines(canvas: Canvas, y: number): string {
  const random = canvas.random.fork('speed');
  let linesPath = '';
  for (let i = 0; i < 22; i++) {
    const lineY = y - random.between(0.02, 0.5) * canvas.unit;
    const lineX = canvas.focus.x - canvas.unit * random.between(0.12, 0.5);
    linesPath += `M${formatNumber(lineX)} ${formatNumber(lineY)}h${formatNumber(-canvas.unit * random.between(0.06, 0.3))}`;
  }
  return drawPath(
    linesPath,
    `stroke="${canvas.palette.accent}" stroke-width="${formatNumber(canvas.unit * 0.005)}" stroke-linecap="round" opacity="0.7"`,
  );
}

function drawBall(canvas: Canvas, x: number, y: number, radius: number): string {
  const { palette } = canvas;
  const ballFill = canvas.createRadialGradient(x - radius * 0.35, y - radius * 0.4, radius * 1.6, [
    { offset: 0, colour: lighten(palette.light, 0.4) },
    { offset: 0.6, colour: mix(palette.light, palette.near, 0.25) },
    { offset: 1, colour: palette.near },
  ]);
  let patches = '';
  const clipId = canvas.addDefinition(
    (id) => `<clipPath id="${id}">${drawCircle(x, y, radius, '')}</clipPath>`,
  );
  for (let i = 0; i < 6; i++) {
    const angle = i * 1.257 + 0.3;
    const distance = i === 5 ? 0 : radius * 0.84;
    const [patchX, patchY, patchRadius] = [
      x + Math.cos(angle) * distance,
      y + Math.sin(angle) * distance,
      radius * 0.3,
    ];
    let patchPath = '';
    for (let k = 0; k < 5; k++)
      patchPath += `${k ? 'L' : 'M'}${formatNumber(patchX + Math.cos(k * 1.257 + angle) * patchRadius)} ${formatNumber(patchY + Math.sin(k * 1.257 + angle) * patchRadius)}`;
    patches += drawPath(`${patchPath}Z`, `fill="${palette.near}"`);
    if (i < 5)
      patches += drawPath(
        `M${formatNumber(x + Math.cos(angle) * radius * 0.28)} ${formatNumber(y + Math.sin(angle) * radius * 0.28)}L${formatNumber(patchX)} ${formatNumber(patchY)}`,
        `stroke="${palette.near}" stroke-width="${formatNumber(radius * 0.04)}"`,
      );
  }
  return (
    drawGlow(canvas, x, y, radius * 1.8, palette.light, 0.35) +
    drawCircle(x, y, radius, `fill="${ballFill}"`) +
    `<g clip-path="url(#${clipId})" opacity="0.88">${patches}</g>`
  );
}

function drawVelodrome(canvas: Canvas): string {
  const { unit, width, height, focus, palette } = canvas;
  let markup = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    markup += drawEllipse(
      focus.x + unit * 0.2,
      height * 0.58 + t * unit * 0.1,
      width * (0.36 + t * 0.5),
      unit * (0.14 + t * 0.42),
      `fill="none" stroke="${mix(palette.far, i % 3 === 1 ? palette.accent : palette.near, i % 3 === 1 ? 0.8 : t * 0.7)}" stroke-width="${formatNumber(unit * 0.06)}"`,
    );
  }
  return markup;
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawArenaScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, motif } = canvas;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const horizon = height * 0.62;
  const silhouetteColour = canvas.getDepthColour(1);
  const background = fillCanvas(
    canvas,
    canvas.createRadialGradient(focus.x, horizon, Math.max(width, height) * 0.85, [
      { offset: 0, colour: mix(skyLow, skyMiddle, 0.35) },
      { offset: 0.45, colour: skyMiddle },
      { offset: 1, colour: skyTop },
    ]),
  );
  const athleteName = isPersonName(motif) ? motif : 'running';
  const terrainY = height * 0.88;
  const drawAthlete = (name: typeof athleteName, size: number) =>
    drawEllipse(
      focus.x,
      terrainY + unit * 0.004,
      unit * 0.2,
      unit * 0.014,
      `fill="${silhouetteColour}" opacity="0.55"`,
    ) + positionFigure(drawPerson(name, silhouetteColour), focus.x, terrainY, (size * unit) / 100);
  if (motif === 'ball') {
    return [
      { depth: 0, markup: background + drawFloodlights(canvas, height * 0.13) },
      { depth: 0.2, markup: drawCrowd(canvas, horizon - unit * 0.13, 6) },
      { depth: 0.4, markup: drawLanes(canvas, horizon, 3, mix(palette.far, palette.near, 0.3)) },
      {
        depth: 0.8,
        markup:
          drawEllipse(
            focus.x,
            terrainY,
            unit * 0.24,
            unit * 0.02,
            `fill="${silhouetteColour}" opacity="0.6"`,
          ) + drawBall(canvas, focus.x, terrainY - unit * 0.2, unit * 0.2),
      },
    ];
  }
  if (motif === 'cycling') {
    return [
      { depth: 0, markup: background + drawFloodlights(canvas, height * 0.1) },
      { depth: 0.2, markup: drawCrowd(canvas, height * 0.36, 4) },
      { depth: 0.45, markup: drawVelodrome(canvas) },
      { depth: 0.8, markup: drawSpeedLines(canvas, terrainY) + drawAthlete('cycling', 0.46) },
    ];
  }
  if (motif === 'boxing') {
    const ropes = [0.46, 0.54, 0.62]
      .map((relativeY) =>
        drawRect(0, height * relativeY, width, unit * 0.009, `fill="${palette.accent}" opacity="0.9"`),
      )
      .join('');
    return [
      { depth: 0, markup: background + drawFloodlights(canvas, height * 0.1) },
      {
        depth: 0.2,
        markup:
          drawCrowd(canvas, horizon - unit * 0.16, 7) +
          drawGlow(canvas, focus.x, height * 0.45, unit * 0.6, palette.light, 0.6),
      },
      {
        depth: 0.4,
        markup:
          ropes +
          drawRect(0, height * 0.78, width, height, `fill="${mix(palette.light, palette.near, 0.55)}"`),
      },
      { depth: 0.8, markup: drawAthlete('boxing', 0.6) },
    ];
  }
  return [
    { depth: 0, markup: background + drawFloodlights(canvas, height * 0.13) },
    { depth: 0.2, markup: drawCrowd(canvas, horizon - unit * 0.12, 6) },
    { depth: 0.4, markup: drawLanes(canvas, horizon, 5, mix(palette.far, palette.accent, 0.15)) },
    { depth: 0.8, markup: drawSpeedLines(canvas, terrainY) + drawAthlete(athleteName, 0.56) },
  ];
}
