// A city at night or dusk: towers in haze, lit windows, a wet street and one person.

import type { Canvas, Layer } from '../canvas.ts';
import { lighten, mix } from '../colour.ts';
import { drawFerrisWheel } from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import type { Random } from '../random.ts';
import {
  drawDisc,
  drawGlow,
  drawMist,
  drawPath,
  drawRect,
  drawStarField,
  fillSky,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

function drawTowers(
  canvas: Canvas,
  random: Random,
  streetY: number,
  maxHeight: number,
  depth: number,
): string {
  const { unit, width, palette } = canvas;
  const colour = canvas.getDepthColour(depth);
  const fill = canvas.createLinearGradient([
    { offset: 0, colour },
    { offset: 1, colour: mix(colour, palette.sky[2], 0.34 * (1 - depth)) },
  ]);
  let towersPath = '';
  let windowsPath = '';
  let neonSigns = '';
  let x = -unit * 0.05;
  while (x < width) {
    const towerWidth = unit * random.between(0.05, 0.12) * (0.7 + depth * 0.6);
    const distance = Math.min(1, Math.abs(x + towerWidth / 2 - canvas.focus.x) / (unit * 0.9));
    const towerHeight = unit * maxHeight * random.between(0.35, 1) * (0.55 + 0.55 * distance);
    const towerTop = streetY - towerHeight;
    towersPath += `M${formatNumber(x)} ${formatNumber(streetY + 4)}L${formatNumber(x)} ${formatNumber(towerTop)}`;
    const roofShape = random.integer(0, 4);
    if (roofShape === 0)
      towersPath += `L${formatNumber(x + towerWidth * 0.5)} ${formatNumber(towerTop - towerWidth * 0.5)}L${formatNumber(x + towerWidth)} ${formatNumber(towerTop)}`;
    else if (roofShape === 1)
      towersPath += `L${formatNumber(x + towerWidth * 0.2)} ${formatNumber(towerTop)}L${formatNumber(x + towerWidth * 0.2)} ${formatNumber(towerTop - towerWidth * 0.3)}L${formatNumber(x + towerWidth * 0.8)} ${formatNumber(towerTop - towerWidth * 0.3)}L${formatNumber(x + towerWidth * 0.8)} ${formatNumber(towerTop)}L${formatNumber(x + towerWidth)} ${formatNumber(towerTop)}`;
    else if (roofShape === 2)
      towersPath += `L${formatNumber(x + towerWidth * 0.48)} ${formatNumber(towerTop)}L${formatNumber(x + towerWidth * 0.49)} ${formatNumber(towerTop - towerWidth * 0.9)}L${formatNumber(x + towerWidth * 0.52)} ${formatNumber(towerTop - towerWidth * 0.9)}L${formatNumber(x + towerWidth * 0.53)} ${formatNumber(towerTop)}L${formatNumber(x + towerWidth)} ${formatNumber(towerTop)}`;
    else towersPath += `L${formatNumber(x + towerWidth)} ${formatNumber(towerTop)}`;
    towersPath += `L${formatNumber(x + towerWidth)} ${formatNumber(streetY + 4)}Z`;
    const paneSize = unit * 0.0075 * (0.8 + depth * 0.7);
    const step = paneSize * 2.3;
    const density = random.between(0.12, 0.5);
    for (let paneY = towerTop + step; paneY < streetY - step; paneY += step * 1.15) {
      for (let paneX = x + paneSize; paneX < x + towerWidth - paneSize * 1.4; paneX += step) {
        if (random.next() < density)
          windowsPath += `M${formatNumber(paneX)} ${formatNumber(paneY)}h${formatNumber(paneSize)}v${formatNumber(paneSize * 1.3)}h${formatNumber(-paneSize)}z`;
      }
    }
    if (depth > 0.5 && random.chance(0.32)) {
      const signColour = random.pick([palette.accent, palette.light, palette.sky[2]]);
      const signX = x + towerWidth * random.between(0.15, 0.7);
      const signHeight = towerHeight * random.between(0.18, 0.36);
      neonSigns +=
        drawGlow(canvas, signX, towerTop + towerHeight * 0.4 + signHeight / 2, unit * 0.12, signColour, 0.4) +
        drawRect(
          signX,
          towerTop + towerHeight * 0.4,
          unit * 0.011,
          signHeight,
          `fill="${lighten(signColour, 0.25)}" rx="2"`,
        );
    }
    x += towerWidth + unit * random.between(-0.004, 0.025);
  }
  return (
    drawPath(towersPath, `fill="${fill}"`) +
    drawPath(
      windowsPath,
      `fill="${mix(palette.light, palette.accent, 0.25)}" opacity="${formatNumber(0.3 + depth * 0.55)}"`,
    ) +
    neonSigns
  );
}

function drawStreet(canvas: Canvas, streetY: number): string {
  const { unit, width, height, palette, focus } = canvas;
  const random = canvas.random.fork('street');
  const fill = canvas.createLinearGradient([
    { offset: 0, colour: mix(canvas.getDepthColour(0.8), palette.sky[2], 0.2) },
    { offset: 1, colour: canvas.getDepthColour(1) },
  ]);
  let reflections = '';
  for (let i = 0; i < 46; i++) {
    const y = streetY + (height - streetY) * random.next() ** 1.5;
    const length = unit * random.between(0.02, 0.16) * (0.4 + (y - streetY) / (height - streetY));
    const x = focus.x + random.between(-0.75, 0.75) * unit * random.next() ** 0.3;
    const colour = random.pick([palette.accent, palette.light, palette.sky[2]]);
    reflections += drawRect(
      x - length / 2,
      y,
      length,
      unit * 0.004,
      `fill="${colour}" opacity="${formatNumber(random.between(0.1, 0.5))}" rx="2"`,
    );
  }
  return drawRect(0, streetY, width, height - streetY + 4, `fill="${fill}"`) + reflections;
}

function drawRain(canvas: Canvas): string {
  const random = canvas.random.fork('rain');
  let dropsPath = '';
  for (let i = 0; i < 150; i++) {
    const x = random.between(-0.1, 1.1) * canvas.width;
    const y = random.between(-0.1, 1) * canvas.height;
    const length = canvas.unit * random.between(0.02, 0.07);
    dropsPath += `M${formatNumber(x)} ${formatNumber(y)}l${formatNumber(-length * 0.16)} ${formatNumber(length)}`;
  }
  return drawPath(
    dropsPath,
    `stroke="${canvas.palette.light}" stroke-width="${formatNumber(canvas.unit * 0.0016)}" opacity="0.3"`,
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawSkylineScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random, motif } = canvas;
  const streetY = height * 0.8;
  const moonRadius = unit * random.between(0.08, 0.17);
  const silhouetteColour = canvas.getDepthColour(1);
  const personName = isPersonName(motif) ? motif : motif === 'rooftop' ? 'seated' : 'umbrella';
  const personScale = (unit * (motif === 'rooftop' ? 0.2 : 0.27)) / 100;
  const terrainY = motif === 'rooftop' ? height * 0.79 : height * 0.9;
  const hazeColour = mix(palette.sky[2], palette.accent, 0.2);
  const roof =
    motif === 'rooftop'
      ? drawPath(
          `M0 ${formatNumber(height + 4)}L0 ${formatNumber(terrainY + unit * 0.05)}L${formatNumber(width * 0.5)} ${formatNumber(terrainY)}L${formatNumber(width)} ${formatNumber(terrainY + unit * 0.03)}L${formatNumber(width)} ${formatNumber(height + 4)}Z`,
          `fill="${silhouetteColour}"`,
        ) +
        [0.14, 0.22, 0.83]
          .map((x) =>
            drawRect(width * x, terrainY - unit * 0.1, unit * 0.04, unit * 0.2, `fill="${silhouetteColour}"`),
          )
          .join('')
      : '';
  const ferrisWheel =
    motif === 'ferris'
      ? positionFigure(
          drawFerrisWheel(canvas.getDepthColour(0.8), palette.accent),
          focus.x + unit * 0.05,
          streetY,
          (unit * 0.62) / 100,
        )
      : '';
  return [
    {
      depth: 0,
      markup:
        fillSky(canvas, 0.85) +
        drawStarField(canvas, 90, height * 0.4) +
        drawDisc(
          canvas,
          focus.x + unit * random.between(-0.1, 0.22),
          height * random.between(0.22, 0.36),
          moonRadius,
          palette.light,
          4,
        ),
    },
    {
      depth: 0.15,
      markup:
        drawTowers(canvas, random.fork('a'), streetY, 0.62, 0.22) +
        drawMist(canvas, streetY - unit * 0.3, unit * 0.36, hazeColour, 0.6),
    },
    {
      depth: 0.35,
      markup:
        ferrisWheel +
        drawTowers(canvas, random.fork('b'), streetY, 0.46, 0.58) +
        drawMist(canvas, streetY - unit * 0.16, unit * 0.2, hazeColour, 0.5),
    },
    {
      depth: 0.7,
      markup:
        (roof
          ? ''
          : drawStreet(canvas, streetY) +
            drawGlow(canvas, focus.x, streetY, unit * 0.4, palette.light, 0.42)) +
        roof +
        positionFigure(drawPerson(personName, silhouetteColour), focus.x, terrainY, personScale) +
        (roof || motif === 'couple'
          ? ''
          : `<g opacity="0.4" transform="translate(0 ${formatNumber(terrainY * 2)}) scale(1 -1)">${positionFigure(drawPerson(personName, silhouetteColour), focus.x, terrainY, personScale)}</g>`),
    },
    {
      depth: 0.9,
      markup: motif === 'umbrella' || motif === '' ? drawRain(canvas) : '',
    },
  ];
}
