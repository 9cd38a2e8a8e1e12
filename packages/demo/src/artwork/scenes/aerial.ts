// Aerial views: fields with a river, contour lines, a reef, drift ice.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, lighten, mix, rotateHue } from '../colour.ts';
import { drawSailboat } from '../figures/buildings-and-vehicles.ts';
import {
  buildBlob,
  buildCurve,
  buildPolyline,
  drawCircle,
  drawPath,
  drawRect,
  fillCanvas,
  formatNumber,
  type Point,
  positionFigure,
} from '../shapes.ts';

function drawRiver(canvas: Canvas, relativeWidth: number): string {
  const { unit, width, height, random } = canvas;
  const points: Point[] = [];
  const phase = random.between(0, 6);
  for (let i = 0; i <= 12; i++) {
    const t = i / 12;
    points.push([
      -40 + t * (width + 80),
      canvas.focus.y + Math.sin(t * 7 + phase) * unit * 0.16 + (t - 0.5) * height * 0.5,
    ]);
  }
  const riverPath = buildCurve(points);
  const waterColour = mix(canvas.palette.sky[1], canvas.palette.light, 0.15);
  return (
    drawPath(
      riverPath,
      `fill="none" stroke="${canvas.palette.light}" stroke-width="${formatNumber(unit * relativeWidth * 1.34)}" opacity="0.35"`,
    ) +
    drawPath(
      riverPath,
      `fill="none" stroke="${waterColour}" stroke-width="${formatNumber(unit * relativeWidth)}"`,
    ) +
    drawPath(
      riverPath,
      `fill="none" stroke="${lighten(waterColour, 0.3)}" stroke-width="${formatNumber(unit * relativeWidth * 0.2)}" opacity="0.7"`,
    )
  );
}

function drawFields(canvas: Canvas): Layer[] {
  const { unit, width, height, random, palette } = canvas;
  const colours = [
    palette.far,
    mix(palette.far, palette.accent, 0.45),
    mix(palette.far, palette.light, 0.45),
    canvas.getDepthColour(0.4),
    rotateHue(palette.far, 25),
    mix(palette.sky[2], palette.far, 0.4),
  ];
  let markup = '';
  const rows: number[] = [];
  for (let y = -height * 0.4; y < height * 1.5; y += unit * random.between(0.1, 0.24)) rows.push(y);
  rows.forEach((y, rowIndex) => {
    const nextRowY = rows[rowIndex + 1] ?? y + unit * 0.2;
    let x = -width * 0.3;
    while (x < width * 1.3) {
      const fieldWidth = unit * random.between(0.12, 0.36);
      const colour = random.pick(colours);
      markup += drawRect(x, y, fieldWidth - unit * 0.008, nextRowY - y - unit * 0.008, `fill="${colour}"`);
      const furrowSpacing = unit * random.between(0.012, 0.022);
      let furrows = '';
      if (random.chance(0.7))
        for (
          let furrowX = x + furrowSpacing;
          furrowX < x + fieldWidth - furrowSpacing;
          furrowX += furrowSpacing
        )
          furrows += `M${formatNumber(furrowX)} ${formatNumber(y)}V${formatNumber(nextRowY - unit * 0.008)}`;
      else
        for (let furrowY = y + furrowSpacing; furrowY < nextRowY - furrowSpacing; furrowY += furrowSpacing)
          furrows += `M${formatNumber(x)} ${formatNumber(furrowY)}H${formatNumber(x + fieldWidth - unit * 0.008)}`;
      markup += drawPath(
        furrows,
        `stroke="${darken(colour, 0.18)}" stroke-width="${formatNumber(unit * 0.0028)}" opacity="0.7"`,
      );
      if (random.chance(0.3))
        for (let k = 0; k < 5; k++)
          markup += drawCircle(
            x + random.between(0, fieldWidth),
            y + random.between(0, nextRowY - y),
            unit * random.between(0.006, 0.014),
            `fill="${canvas.getDepthColour(0.8)}"`,
          );
      x += fieldWidth;
    }
  });
  return [
    { depth: 0, markup: fillCanvas(canvas, canvas.getDepthColour(0.65)) },
    {
      depth: 0.3,
      markup: `<g transform="rotate(${formatNumber(random.between(-24, 24))} ${formatNumber(width / 2)} ${formatNumber(height / 2)})">${markup}</g>`,
    },
    { depth: 0.5, markup: drawRiver(canvas, 0.075) },
  ];
}

function drawContours(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, random, palette } = canvas;
  let markup = '';
  const phase = random.between(0, 6);
  const radius = Math.max(width, height) * 0.92;
  for (let i = 0; i < 24; i++) {
    const t = i / 23;
    const contourRadius = radius * (1 - t) ** 1.1 + unit * 0.02;
    const points: Point[] = [];
    for (let k = 0; k < 40; k++) {
      const angle = (k / 40) * Math.PI * 2;
      const wobble =
        1 +
        0.16 * Math.sin(angle * 3 + phase) +
        0.09 * Math.sin(angle * 5 + phase * 2 + t) +
        0.05 * Math.sin(angle * 9 + t * 3);
      points.push([
        focus.x + Math.cos(angle) * contourRadius * wobble,
        focus.y + Math.sin(angle) * contourRadius * wobble * 0.8,
      ]);
    }
    const colour =
      t < 0.35
        ? mix(palette.sky[0], palette.sky[1], t / 0.35)
        : t < 0.75
          ? mix(palette.far, palette.sky[2], (t - 0.35) / 0.4)
          : mix(palette.sky[2], lighten(palette.light, 0.3), (t - 0.75) / 0.25);
    const contourPath = `${buildCurve([...points, ...points.slice(0, 2)])}Z`;
    markup +=
      drawPath(
        contourPath,
        `fill="${palette.near}" opacity="0.16" transform="translate(${formatNumber(unit * 0.006)} ${formatNumber(unit * 0.009)})"`,
      ) +
      drawPath(
        contourPath,
        `fill="${colour}" stroke="${lighten(colour, 0.28)}" stroke-width="${formatNumber(unit * 0.0018)}"`,
      );
  }
  return [
    { depth: 0, markup: fillCanvas(canvas, palette.sky[0]) },
    { depth: 0.4, markup },
  ];
}

function drawReef(canvas: Canvas): Layer[] {
  const { unit, focus, random, palette } = canvas;
  const waterFill = canvas.createLinearGradient(
    [
      { offset: 0, colour: palette.sky[0] },
      { offset: 1, colour: mix(palette.sky[0], palette.sky[1], 0.8) },
    ],
    'diagonal',
  );
  let markup = '';
  const islands: [number, number, number][] = [
    [focus.x, focus.y, 0.34],
    [focus.x - unit * 0.66, focus.y + unit * 0.26, 0.15],
    [focus.x + unit * 0.6, focus.y - unit * 0.28, 0.12],
  ];
  islands.forEach(([x, y, size], i) => {
    const rings: [number, string][] = [
      [1.5, mix(palette.sky[1], palette.sky[0], 0.4)],
      [1.22, palette.sky[1]],
      [1, palette.sky[2]],
      [0.72, lighten(palette.light, 0.15)],
      [0.6, mix(palette.far, palette.near, 0.2)],
      [0.4, mix(palette.far, palette.near, 0.5)],
    ];
    rings.forEach(([scale, colour], k) => {
      markup += drawPath(
        buildBlob(random.fork(`isle${i}${k > 2 ? 'in' : 'out'}`), x, y, unit * size * scale, 11, 0.2),
        `fill="${colour}"`,
      );
    });
  });
  const wake = drawPath(
    `M${formatNumber(focus.x - unit * 0.4)} ${formatNumber(focus.y - unit * 0.2)}q${formatNumber(unit * 0.1)} ${formatNumber(-unit * 0.1)} ${formatNumber(unit * 0.25)} ${formatNumber(-unit * 0.12)}`,
    `fill="none" stroke="${palette.light}" stroke-width="${formatNumber(unit * 0.006)}" opacity="0.55" stroke-linecap="round"`,
  );
  return [
    { depth: 0, markup: fillCanvas(canvas, waterFill) },
    { depth: 0.4, markup },
    {
      depth: 0.6,
      markup:
        wake +
        positionFigure(
          drawSailboat(palette.near, palette.light),
          focus.x - unit * 0.14,
          focus.y - unit * 0.31,
          (unit * 0.06) / 100,
          false,
          30,
        ),
    },
  ];
}

function drawIce(canvas: Canvas): Layer[] {
  const { unit, width, height, random, palette, focus } = canvas;
  let floes = '';
  const step = unit * 0.15;
  for (let y = -step; y < height + step; y += step) {
    for (let x = -step; x < width + step; x += step) {
      const size = step * random.between(0.3, 0.58);
      const [cx, cy] = [x + random.between(0.1, 0.9) * step, y + random.between(0.1, 0.9) * step];
      const isOnCourse = Math.abs((cx - focus.x) * 0.45 + (cy - focus.y)) < unit * 0.075;
      if (isOnCourse) continue;
      const cornerCount = random.integer(5, 7);
      const points: Point[] = Array.from({ length: cornerCount }, (_, k) => {
        const angle = (k / cornerCount) * Math.PI * 2 + random.between(-0.3, 0.3);
        return [
          cx + Math.cos(angle) * size * random.between(0.75, 1.1),
          cy + Math.sin(angle) * size * random.between(0.75, 1.1),
        ] as const;
      });
      const floePath = `${buildPolyline(points)}Z`;
      floes +=
        drawPath(
          floePath,
          `fill="${mix(palette.sky[1], palette.near, 0.4)}" transform="translate(${formatNumber(unit * 0.006)} ${formatNumber(unit * 0.01)})" opacity="0.7"`,
        ) + drawPath(floePath, `fill="${mix(palette.sky[2], '#ffffff', random.between(0.2, 0.9))}"`);
    }
  }
  const hull = `<g transform="translate(${formatNumber(focus.x)} ${formatNumber(focus.y)}) rotate(-24) scale(${formatNumber(unit * 0.022)})">${drawPath('M-6 0Q-4 -2 3 -1.8L7 0L3 1.8Q-4 2 -6 0Z', `fill="${palette.accent}"`)}${drawRect(-3.4, -0.8, 3.4, 1.6, `fill="${palette.light}"`)}</g>`;
  return [
    {
      depth: 0,
      markup: fillCanvas(
        canvas,
        canvas.createLinearGradient(
          [
            { offset: 0, colour: mix(palette.sky[0], palette.near, 0.2) },
            { offset: 1, colour: palette.sky[1] },
          ],
          'diagonal',
        ),
      ),
    },
    { depth: 0.35, markup: floes },
    { depth: 0.6, markup: hull },
  ];
}

const motifs: Readonly<Record<string, (canvas: Canvas) => Layer[]>> = {
  fields: drawFields,
  contours: drawContours,
  reef: drawReef,
  ice: drawIce,
};

/** Returns the layers of the scene from back to front, as SVG markup. */
export const drawAerialScene = (canvas: Canvas): Layer[] => (motifs[canvas.motif] ?? drawFields)(canvas);
