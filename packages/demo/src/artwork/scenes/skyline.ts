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
  let blocks = '';
  let lights = '';
  let tubes = '';
  let x = -unit * 0.05;
  while (x < width) {
    const w = unit * random.between(0.05, 0.12) * (0.7 + depth * 0.6);
    const distance = Math.min(1, Math.abs(x + w / 2 - canvas.focus.x) / (unit * 0.9));
    const h = unit * maxHeight * random.between(0.35, 1) * (0.55 + 0.55 * distance);
    const top = streetY - h;
    blocks += `M${formatNumber(x)} ${formatNumber(streetY + 4)}L${formatNumber(x)} ${formatNumber(top)}`;
    const crown = random.integer(0, 4);
    if (crown === 0)
      blocks += `L${formatNumber(x + w * 0.5)} ${formatNumber(top - w * 0.5)}L${formatNumber(x + w)} ${formatNumber(top)}`;
    else if (crown === 1)
      blocks += `L${formatNumber(x + w * 0.2)} ${formatNumber(top)}L${formatNumber(x + w * 0.2)} ${formatNumber(top - w * 0.3)}L${formatNumber(x + w * 0.8)} ${formatNumber(top - w * 0.3)}L${formatNumber(x + w * 0.8)} ${formatNumber(top)}L${formatNumber(x + w)} ${formatNumber(top)}`;
    else if (crown === 2)
      blocks += `L${formatNumber(x + w * 0.48)} ${formatNumber(top)}L${formatNumber(x + w * 0.49)} ${formatNumber(top - w * 0.9)}L${formatNumber(x + w * 0.52)} ${formatNumber(top - w * 0.9)}L${formatNumber(x + w * 0.53)} ${formatNumber(top)}L${formatNumber(x + w)} ${formatNumber(top)}`;
    else blocks += `L${formatNumber(x + w)} ${formatNumber(top)}`;
    blocks += `L${formatNumber(x + w)} ${formatNumber(streetY + 4)}Z`;
    const pane = unit * 0.0075 * (0.8 + depth * 0.7);
    const step = pane * 2.3;
    const density = random.between(0.12, 0.5);
    for (let wy = top + step; wy < streetY - step; wy += step * 1.15) {
      for (let wx = x + pane; wx < x + w - pane * 1.4; wx += step) {
        if (random.next() < density)
          lights += `M${formatNumber(wx)} ${formatNumber(wy)}h${formatNumber(pane)}v${formatNumber(pane * 1.3)}h${formatNumber(-pane)}z`;
      }
    }
    if (depth > 0.5 && random.chance(0.32)) {
      const sign = random.pick([palette.accent, palette.light, palette.sky[2]]);
      const sx = x + w * random.between(0.15, 0.7);
      const sh = h * random.between(0.18, 0.36);
      tubes +=
        drawGlow(canvas, sx, top + h * 0.4 + sh / 2, unit * 0.12, sign, 0.4) +
        drawRect(sx, top + h * 0.4, unit * 0.011, sh, `fill="${lighten(sign, 0.25)}" rx="2"`);
    }
    x += w + unit * random.between(-0.004, 0.025);
  }
  return (
    drawPath(blocks, `fill="${fill}"`) +
    drawPath(
      lights,
      `fill="${mix(palette.light, palette.accent, 0.25)}" opacity="${formatNumber(0.3 + depth * 0.55)}"`,
    ) +
    tubes
  );
}

function drawStreet(canvas: Canvas, streetY: number): string {
  const { unit, width, height, palette, focus } = canvas;
  const random = canvas.random.fork('street');
  const fill = canvas.createLinearGradient([
    { offset: 0, colour: mix(canvas.getDepthColour(0.8), palette.sky[2], 0.2) },
    { offset: 1, colour: canvas.getDepthColour(1) },
  ]);
  let gleam = '';
  for (let i = 0; i < 46; i++) {
    const y = streetY + (height - streetY) * random.next() ** 1.5;
    const length = unit * random.between(0.02, 0.16) * (0.4 + (y - streetY) / (height - streetY));
    const x = focus.x + random.between(-0.75, 0.75) * unit * random.next() ** 0.3;
    const colour = random.pick([palette.accent, palette.light, palette.sky[2]]);
    gleam += drawRect(
      x - length / 2,
      y,
      length,
      unit * 0.004,
      `fill="${colour}" opacity="${formatNumber(random.between(0.1, 0.5))}" rx="2"`,
    );
  }
  return drawRect(0, streetY, width, height - streetY + 4, `fill="${fill}"`) + gleam;
}

function drawRain(canvas: Canvas): string {
  const random = canvas.random.fork('rain');
  let d = '';
  for (let i = 0; i < 150; i++) {
    const x = random.between(-0.1, 1.1) * canvas.width;
    const y = random.between(-0.1, 1) * canvas.height;
    const length = canvas.unit * random.between(0.02, 0.07);
    d += `M${formatNumber(x)} ${formatNumber(y)}l${formatNumber(-length * 0.16)} ${formatNumber(length)}`;
  }
  return drawPath(
    d,
    `stroke="${canvas.palette.light}" stroke-width="${formatNumber(canvas.unit * 0.0016)}" opacity="0.3"`,
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawSkylineScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, random, motif } = canvas;
  const streetY = height * 0.8;
  const moon = unit * random.between(0.08, 0.17);
  const silhouetteColour = canvas.getDepthColour(1);
  const personName = isPersonName(motif) ? motif : motif === 'rooftop' ? 'seated' : 'umbrella';
  const size = (unit * (motif === 'rooftop' ? 0.2 : 0.27)) / 100;
  const base = motif === 'rooftop' ? height * 0.79 : height * 0.9;
  const hazeColour = mix(palette.sky[2], palette.accent, 0.2);
  const roof =
    motif === 'rooftop'
      ? drawPath(
          `M0 ${formatNumber(height + 4)}L0 ${formatNumber(base + unit * 0.05)}L${formatNumber(width * 0.5)} ${formatNumber(base)}L${formatNumber(width)} ${formatNumber(base + unit * 0.03)}L${formatNumber(width)} ${formatNumber(height + 4)}Z`,
          `fill="${silhouetteColour}"`,
        ) +
        [0.14, 0.22, 0.83]
          .map((x) =>
            drawRect(width * x, base - unit * 0.1, unit * 0.04, unit * 0.2, `fill="${silhouetteColour}"`),
          )
          .join('')
      : '';
  const wheel =
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
          moon,
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
        wheel +
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
        positionFigure(drawPerson(personName, silhouetteColour), focus.x, base, size) +
        (roof || motif === 'couple'
          ? ''
          : `<g opacity="0.4" transform="translate(0 ${formatNumber(base * 2)}) scale(1 -1)">${positionFigure(drawPerson(personName, silhouetteColour), focus.x, base, size)}</g>`),
    },
    {
      depth: 0.9,
      markup: motif === 'umbrella' || motif === '' ? drawRain(canvas) : '',
    },
  ];
}
