// Leaves and flowers in close-up around a light, for gardens, romances and nature films.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawBirds } from '../figures/animals.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import { drawLeaf } from '../figures/plants.ts';
import type { Random } from '../random.ts';
import { drawCircle, drawGlow, drawPath, fillCanvas, formatNumber, positionFigure } from '../shapes.ts';

function drawFlower(random: Random, petalColour: string, centreColour: string): string {
  const petalCount = random.integer(5, 9);
  let markup = '';
  for (const [scale, colour] of [
    [1, darken(petalColour, 0.14)],
    [0.72, lighten(petalColour, 0.12)],
  ] as const) {
    for (let i = 0; i < petalCount; i++) {
      const rotation = (i / petalCount) * 360 + (scale < 1 ? 180 / petalCount : 0);
      markup += `<path transform="rotate(${formatNumber(rotation)}) scale(${scale})" d="M0 0Q-22 -26 -10 -48Q0 -56 10 -48Q22 -26 0 0Z" fill="${colour}"/>`;
    }
  }
  return (
    markup +
    drawCircle(0, 0, 9, `fill="${centreColour}"`) +
    drawCircle(-2, -2, 4, `fill="${lighten(centreColour, 0.4)}"`)
  );
}

function drawLeafRing(
  canvas: Canvas,
  name: string,
  count: number,
  ringScale: number,
  leafSize: number,
  depth: number,
): string {
  const random = canvas.random.fork(name);
  const { unit, focus, palette, width, height } = canvas;
  let markup = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2 + random.between(-0.2, 0.2);
    const x =
      focus.x + Math.cos(angle) * Math.max(unit, width * 0.62) * ringScale * random.between(0.92, 1.12);
    const y = focus.y + Math.sin(angle) * Math.max(unit, height * 0.62) * ringScale * 0.82;
    const depthColour = canvas.getDepthColour(depth + random.between(-0.1, 0.1));
    const leafColour = mix(depthColour, palette.accent, random.chance(0.16) ? 0.4 : 0);
    const rotation = (Math.atan2(focus.y - y, focus.x - x) * 180) / Math.PI + 90 + random.between(-36, 36);
    markup += positionFigure(
      drawLeaf(random.pick(['oval', 'lance', 'monstera']), leafColour, lighten(leafColour, 0.22)),
      x,
      y,
      (unit * leafSize * random.between(0.8, 1.25)) / 100,
      random.chance(0.5),
      rotation,
    );
  }
  return markup;
}

function drawBlossoms(canvas: Canvas, count: number): string {
  const random = canvas.random.fork('blossoms');
  const { unit, width, height, focus, palette } = canvas;
  let markup = '';
  for (let i = 0; i < count; i++) {
    const angle = random.between(0, Math.PI * 2);
    const x = focus.x + Math.cos(angle) * width * random.between(0.3, 0.5);
    const y = focus.y + Math.sin(angle) * height * random.between(0.36, 0.52);
    markup += positionFigure(
      drawFlower(
        random,
        random.pick([palette.accent, mix(palette.accent, palette.light, 0.5), palette.sky[2]]),
        palette.light,
      ),
      x,
      y,
      (unit * random.between(0.08, 0.19)) / 100,
    );
  }
  return markup;
}

function drawButterfly(wingColour: string, bodyColour: string): string {
  const wingPath = 'M0 0Q-10 -34 -40 -34Q-52 -20 -36 -4Q-48 10 -34 26Q-14 28 0 4Z';
  return (
    drawPath(wingPath, `fill="${wingColour}"`) +
    `<g transform="scale(-1 1)">${drawPath(wingPath, `fill="${darken(wingColour, 0.15)}"`)}</g>` +
    drawPath('M0 -12Q3 0 0 20Q-3 0 0 -12Z', `fill="${bodyColour}" stroke="${bodyColour}" stroke-width="2"`)
  );
}

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawBotanicScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, motif, random } = canvas;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const backgroundFill = canvas.createRadialGradient(focus.x, focus.y, Math.max(width, height) * 0.7, [
    { offset: 0, colour: mix(skyLow, palette.light, 0.6) },
    { offset: 0.3, colour: skyLow },
    { offset: 0.7, colour: skyMiddle },
    { offset: 1, colour: skyTop },
  ]);
  const silhouetteColour = canvas.getDepthColour(1);
  const subject =
    motif === 'butterfly'
      ? positionFigure(
          drawButterfly(palette.accent, silhouetteColour),
          focus.x,
          focus.y,
          (unit * 0.34) / 100,
          false,
          18,
        )
      : motif === 'birds'
        ? positionFigure(drawBirds(random, 14, 120, silhouetteColour), focus.x, focus.y, unit / 600)
        : motif === 'flower'
          ? positionFigure(
              drawFlower(random, palette.accent, palette.light),
              focus.x,
              focus.y,
              (unit * 0.5) / 100,
            )
          : drawCircle(focus.x, focus.y - unit * 0.02, unit * 0.17, `fill="${palette.light}" opacity="0.8"`) +
            positionFigure(
              drawPerson(isPersonName(motif) ? motif : 'woman', silhouetteColour),
              focus.x,
              focus.y + unit * 0.22,
              (unit * 0.36) / 100,
            );
  return [
    {
      depth: 0,
      markup:
        fillCanvas(canvas, backgroundFill) +
        drawGlow(canvas, focus.x, focus.y, unit * 0.6, palette.light, 0.8),
    },
    { depth: 0.2, markup: drawLeafRing(canvas, 'far', 17, 0.62, 0.4, 0.15) },
    { depth: 0.4, markup: subject },
    { depth: 0.6, markup: drawLeafRing(canvas, 'mid', 15, 0.8, 0.52, 0.5) },
    { depth: 0.75, markup: drawBlossoms(canvas, motif === 'flower' ? 5 : 9) },
    { depth: 0.95, markup: drawLeafRing(canvas, 'near', 12, 1.02, 0.66, 0.9) },
  ];
}
