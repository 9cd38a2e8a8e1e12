// Abstract compositions: rings, blocks, flow lines, orbits.

import type { Canvas, Layer } from '../canvas.ts';
import { lighten, mix, rotateHue } from '../colour.ts';
import { buildCurve, drawCircle, drawGlow, drawPath, drawRect, fillCanvas, formatNumber } from '../shapes.ts';

function listColours(canvas: Canvas): string[] {
  const { palette } = canvas;
  return [
    palette.accent,
    palette.far,
    palette.sky[1],
    palette.light,
    rotateHue(palette.accent, 50),
    palette.near,
    palette.sky[2],
  ];
}

function drawRings(canvas: Canvas): Layer[] {
  const { unit, focus, random, palette } = canvas;
  const colours = listColours(canvas);
  let markup = '';
  for (let i = 15; i > 0; i--) {
    const radius = unit * 0.05 * i;
    const rotation = random.between(0, 360);
    const colour = colours[i % colours.length] ?? palette.accent;
    markup += `<g transform="rotate(${formatNumber(rotation)} ${formatNumber(focus.x)} ${formatNumber(focus.y)})">${drawCircle(focus.x, focus.y, radius, `fill="${colour}"`)}${drawPath(`M${formatNumber(focus.x - radius)} ${formatNumber(focus.y)}A${formatNumber(radius)} ${formatNumber(radius)} 0 0 1 ${formatNumber(focus.x + radius)} ${formatNumber(focus.y)}Z`, `fill="${mix(colour, palette.near, 0.55)}"`)}</g>`;
  }
  return [
    { depth: 0, markup: fillCanvas(canvas, mix(palette.sky[0], palette.near, 0.3)) },
    { depth: 0.5, markup },
  ];
}

function drawBlocks(canvas: Canvas): Layer[] {
  const { unit, width, height, random, palette } = canvas;
  const colours = listColours(canvas);
  const cellSize = unit / 5;
  let markup = '';
  for (let y = 0; y < height; y += cellSize) {
    for (let x = 0; x < width; x += cellSize) {
      const [cellColour, shapeColour] = [random.pick(colours), random.pick(colours)];
      markup += drawRect(x, y, cellSize + 0.6, cellSize + 0.6, `fill="${cellColour}"`);
      const shapeIndex = random.integer(0, 5);
      if (shapeIndex === 0)
        markup += drawCircle(x + cellSize / 2, y + cellSize / 2, cellSize * 0.42, `fill="${shapeColour}"`);
      else if (shapeIndex === 1)
        markup += drawPath(
          `M${formatNumber(x)} ${formatNumber(y + cellSize)}A${formatNumber(cellSize)} ${formatNumber(cellSize)} 0 0 1 ${formatNumber(x + cellSize)} ${formatNumber(y)}L${formatNumber(x + cellSize)} ${formatNumber(y + cellSize)}Z`,
          `fill="${shapeColour}"`,
        );
      else if (shapeIndex === 2)
        markup += drawPath(
          `M${formatNumber(x)} ${formatNumber(y)}L${formatNumber(x + cellSize)} ${formatNumber(y + cellSize)}L${formatNumber(x)} ${formatNumber(y + cellSize)}Z`,
          `fill="${shapeColour}"`,
        );
      else if (shapeIndex === 3)
        for (let k = 0; k < 4; k++)
          markup += drawRect(x, y + (k * cellSize) / 4, cellSize, cellSize / 8, `fill="${shapeColour}"`);
      else if (shapeIndex === 4)
        markup +=
          drawCircle(
            x + cellSize / 2,
            y + cellSize / 2,
            cellSize * 0.42,
            `fill="none" stroke="${shapeColour}" stroke-width="${formatNumber(cellSize * 0.12)}"`,
          ) + drawCircle(x + cellSize / 2, y + cellSize / 2, cellSize * 0.14, `fill="${shapeColour}"`);
    }
  }
  return [
    { depth: 0, markup: fillCanvas(canvas, palette.sky[0]) },
    { depth: 0.5, markup },
  ];
}

function drawFlow(canvas: Canvas): Layer[] {
  const { unit, width, height, random, palette, focus } = canvas;
  const lineCount = 74;
  const phase = random.between(0, 6);
  let markup = '';
  for (let i = 0; i < lineCount; i++) {
    const t = i / (lineCount - 1);
    const points = Array.from({ length: 26 }, (_, k) => {
      const x = (k / 25) * (width + 80) - 40;
      const pull = Math.exp(-(((x - focus.x) / (unit * 0.55)) ** 2));
      const y =
        t * height +
        Math.sin(x / (unit * 0.3) + phase + t * 5) * unit * 0.03 -
        pull * Math.sin(t * Math.PI) * Math.sin(t * 9 + phase) * unit * 0.24;
      return [x, y] as const;
    });
    const colour = mix(
      mix(palette.sky[2], palette.accent, Math.abs(Math.sin(t * 4 + phase))),
      palette.light,
      Math.max(0, Math.sin(t * 13)) * 0.6,
    );
    markup += drawPath(
      buildCurve(points),
      `stroke="${colour}" stroke-width="${formatNumber(unit * (0.0022 + 0.004 * Math.abs(Math.sin(t * 7))))}"`,
    );
  }
  return [
    {
      depth: 0,
      markup:
        fillCanvas(
          canvas,
          canvas.createRadialGradient(focus.x, focus.y, width * 0.8, [
            { offset: 0, colour: palette.sky[1] },
            { offset: 1, colour: palette.sky[0] },
          ]),
        ) + drawGlow(canvas, focus.x, focus.y, unit * 0.6, palette.sky[2], 0.5),
    },
    { depth: 0.5, markup: `<g fill="none">${markup}</g>` },
  ];
}

function drawOrbits(canvas: Canvas): Layer[] {
  const { unit, focus, random, palette } = canvas;
  let lines = '';
  let beads = '';
  for (let i = 0; i < 18; i++) {
    const radius = unit * (0.07 + i * 0.036);
    const [radiusX, radiusY, rotation] = [radius, radius * random.between(0.3, 1), random.between(0, 180)];
    lines += `<ellipse cx="${formatNumber(focus.x)}" cy="${formatNumber(focus.y)}" rx="${formatNumber(radiusX)}" ry="${formatNumber(radiusY)}" transform="rotate(${formatNumber(rotation)} ${formatNumber(focus.x)} ${formatNumber(focus.y)})" opacity="${formatNumber(random.between(0.3, 0.9))}"/>`;
    beads += `<g transform="rotate(${formatNumber(rotation)} ${formatNumber(focus.x)} ${formatNumber(focus.y)})">${drawCircle(focus.x + radiusX, focus.y, unit * random.between(0.005, 0.02), `fill="${random.pick(listColours(canvas))}"`)}</g>`;
  }
  const coreRadius = unit * 0.13;
  const coreFill = canvas.createRadialGradient(
    focus.x - coreRadius * 0.35,
    focus.y - coreRadius * 0.4,
    coreRadius * 1.7,
    [
      { offset: 0, colour: lighten(palette.light, 0.3) },
      { offset: 0.5, colour: palette.accent },
      { offset: 1, colour: palette.near },
    ],
  );
  return [
    {
      depth: 0,
      markup: fillCanvas(
        canvas,
        canvas.createRadialGradient(focus.x, focus.y, unit * 1.2, [
          { offset: 0, colour: palette.sky[1] },
          { offset: 1, colour: palette.sky[0] },
        ]),
      ),
    },
    {
      depth: 0.4,
      markup: `<g fill="none" stroke="${mix(palette.light, palette.sky[2], 0.3)}" stroke-width="${formatNumber(unit * 0.0026)}">${lines}</g>${beads}`,
    },
    {
      depth: 0.7,
      markup:
        drawGlow(canvas, focus.x, focus.y, unit * 0.34, palette.accent, 0.7) +
        drawCircle(focus.x, focus.y, coreRadius, `fill="${coreFill}"`),
    },
  ];
}

const motifs: Readonly<Record<string, (canvas: Canvas) => Layer[]>> = {
  rings: drawRings,
  blocks: drawBlocks,
  flow: drawFlow,
  orbits: drawOrbits,
};

/** Returns the layers of the scene from back to front, as SVG markup. */
export const drawGeometryScene = (canvas: Canvas): Layer[] => (motifs[canvas.motif] ?? drawFlow)(canvas);
