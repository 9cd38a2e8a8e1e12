// Flat poster style: one object in a few colours with a hard shadow, on a background of rays, dots or a floor.

import type { Canvas, Layer } from '../canvas.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawCat, drawFish } from '../figures/animals.ts';
import { drawCarSide } from '../figures/buildings-and-vehicles.ts';
import { drawPerson, isPersonName } from '../figures/people.ts';
import {
  drawCircle,
  drawEllipse,
  drawPath,
  drawRect,
  fillCanvas,
  formatNumber,
  positionFigure,
} from '../shapes.ts';

interface ObjectColours {
  mainColour: string;
  paleColour: string;
  darkColour: string;
  accentColour: string;
}

const objects: Readonly<Record<string, (colours: ObjectColours) => string>> = {
  vinyl: ({ mainColour, paleColour, darkColour, accentColour }) =>
    drawCircle(0, -50, 50, `fill="${darkColour}"`) +
    [44, 39, 34, 29, 24]
      .map((grooveRadius) =>
        drawCircle(
          0,
          -50,
          grooveRadius,
          `fill="none" stroke="${mix(darkColour, paleColour, 0.22)}" stroke-width="0.7"`,
        ),
      )
      .join('') +
    drawCircle(0, -50, 17, `fill="${accentColour}"`) +
    drawCircle(0, -50, 2.6, `fill="${paleColour}"`) +
    drawPath('M50 -96L56 -92L30 -30L22 -24L18 -30Z', `fill="${mainColour}"`) +
    drawCircle(53, -94, 7, `fill="${paleColour}"`),
  cup: ({ mainColour, paleColour, darkColour, accentColour }) =>
    drawEllipse(0, -4, 52, 8, `fill="${darken(mainColour, 0.3)}"`) +
    drawPath('M-36 -58L36 -58Q36 -12 14 -6L-14 -6Q-36 -12 -36 -58Z', `fill="${paleColour}"`) +
    drawPath(
      'M34 -50Q58 -50 54 -32Q48 -18 28 -20L30 -27Q44 -26 46 -36Q46 -42 34 -42Z',
      `fill="${paleColour}"`,
    ) +
    drawEllipse(0, -58, 36, 7, `fill="${darkColour}"`) +
    drawPath(
      'M-12 -70Q-20 -80 -10 -90Q0 -100 -8 -112M10 -70Q2 -80 12 -90Q22 -100 14 -112',
      `fill="none" stroke="${accentColour}" stroke-width="5" stroke-linecap="round"`,
    ),
  phone: ({ mainColour, paleColour, darkColour, accentColour }) =>
    drawPath('M-46 -4L-34 -52L34 -52L46 -4Z', `fill="${mainColour}"`) +
    drawPath(
      'M-58 -62Q-58 -84 0 -84Q58 -84 58 -62L52 -54L34 -58L32 -68L-32 -68L-34 -58L-52 -54Z',
      `fill="${darkColour}"`,
    ) +
    drawCircle(0, -28, 19, `fill="${paleColour}"`) +
    Array.from({ length: 9 }, (_, i) =>
      drawCircle(
        Math.cos(i * 0.62 - 0.6) * 12.6,
        -28 + Math.sin(i * 0.62 - 0.6) * 12.6,
        2.5,
        `fill="${darkColour}"`,
      ),
    ).join('') +
    drawCircle(0, -28, 4, `fill="${accentColour}"`),
  chair: ({ mainColour, darkColour, accentColour }) =>
    drawPath('M-26 -100L26 -100L24 -50L-24 -50Z', `fill="${mainColour}"`) +
    drawPath('M-32 -50L32 -50L38 -38L-38 -38Z', `fill="${accentColour}"`) +
    drawPath('M-34 -38L-40 0L-34 0L-26 -38ZM34 -38L40 0L34 0L26 -38Z', `fill="${darkColour}"`),
  cake: ({ mainColour, paleColour, darkColour, accentColour }) =>
    drawEllipse(0, -3, 58, 7, `fill="${darkColour}"`) +
    drawRect(-48, -36, 96, 32, `fill="${mainColour}"`) +
    drawRect(-34, -62, 68, 27, `fill="${paleColour}"`) +
    drawPath(
      'M-48 -36Q-42 -20 -36 -30Q-28 -14 -20 -30Q-12 -18 -4 -30Q4 -12 12 -30Q20 -18 28 -30Q36 -14 42 -30Q46 -22 48 -36Z',
      `fill="${accentColour}"`,
    ) +
    drawPath(
      'M-34 -62Q-28 -48 -22 -56Q-14 -42 -8 -56Q0 -46 8 -56Q16 -42 22 -56Q30 -48 34 -62Z',
      `fill="${darkColour}" opacity="0.85"`,
    ) +
    [-18, 0, 18]
      .map(
        (x) =>
          drawRect(x - 2, -80, 4, 18, `fill="${accentColour}"`) +
          drawPath(
            `M${x} -94Q${x + 6} -84 ${x} -81Q${x - 6} -84 ${x} -94Z`,
            `fill="${lighten(accentColour, 0.5)}"`,
          ),
      )
      .join(''),
  chess: ({ mainColour, paleColour, darkColour }) =>
    drawPath(
      'M-30 0L-30 -8L-22 -14L-18 -30Q-24 -60 -6 -78L-8 -92L4 -84Q30 -76 34 -48L28 -40L16 -44Q8 -44 4 -40Q20 -28 20 -14L28 -8L28 0Z',
      `fill="${mainColour}"`,
    ) +
    drawCircle(8, -66, 3, `fill="${darkColour}"`) +
    drawRect(-34, -3, 68, 7, `fill="${paleColour}"`),
  balloonDog: ({ mainColour, paleColour, accentColour }) =>
    drawEllipse(0, -46, 30, 13, `fill="${mainColour}"`) +
    [-26, -14, 14, 26]
      .map((x, i) => drawEllipse(x, -18, 8.5, 20, `fill="${i % 2 ? mainColour : accentColour}"`))
      .join('') +
    drawEllipse(36, -68, 9, 20, `fill="${mainColour}" transform="rotate(18 36 -68)"`) +
    drawEllipse(56, -86, 18, 10, `fill="${accentColour}"`) +
    drawEllipse(36, -98, 7, 13, `fill="${mainColour}" transform="rotate(-24 36 -98)"`) +
    drawEllipse(-40, -70, 6, 20, `fill="${accentColour}" transform="rotate(-28 -40 -70)"`) +
    drawEllipse(-8, -51, 10, 3, `fill="${paleColour}" opacity="0.7"`),
  suitcase: ({ mainColour, paleColour, darkColour, accentColour }) =>
    drawPath(
      'M-16 -66L-16 -80Q-16 -86 -10 -86L10 -86Q16 -86 16 -80L16 -66',
      `fill="none" stroke="${darkColour}" stroke-width="6"`,
    ) +
    drawRect(-52, -66, 104, 64, `fill="${mainColour}" rx="8"`) +
    drawRect(-36, -66, 9, 64, `fill="${darkColour}"`) +
    drawRect(27, -66, 9, 64, `fill="${darkColour}"`) +
    drawCircle(0, -36, 14, `fill="${paleColour}"`) +
    drawPath('M-8 -36L-2 -29L9 -43', `fill="none" stroke="${accentColour}" stroke-width="4"`),
  trumpet: ({ mainColour, darkColour, paleColour }) =>
    drawPath(
      'M-70 -50L30 -54Q44 -56 56 -78L60 -78L60 -20L56 -20Q44 -42 30 -44L-70 -46Z',
      `fill="${mainColour}"`,
    ) +
    drawEllipse(59, -49, 6, 29, `fill="${paleColour}"`) +
    drawPath(
      'M-24 -48Q-38 -48 -38 -36Q-38 -22 -24 -22L16 -22Q30 -22 30 -36Q30 -48 16 -48',
      `fill="none" stroke="${mainColour}" stroke-width="5"`,
    ) +
    [-14, -2, 10]
      .map(
        (x) =>
          drawRect(x, -74, 7, 56, `fill="${darkColour}"`) +
          drawCircle(x + 3.5, -76, 5, `fill="${paleColour}"`),
      )
      .join('') +
    drawRect(-78, -53, 9, 10, `fill="${paleColour}"`),
  key: ({ mainColour, darkColour }) =>
    drawCircle(0, -78, 24, `fill="${mainColour}"`) +
    drawCircle(0, -78, 11, `fill="${darkColour}"`) +
    drawPath('M-6 -56L6 -56L6 -22L22 -22L22 -12L14 -12L14 -6L6 -6L6 2L-6 2Z', `fill="${mainColour}"`),
  umbrella: ({ mainColour, paleColour, darkColour, accentColour }) =>
    drawPath(
      'M-64 -48Q-60 -104 0 -108Q60 -104 64 -48Q52 -58 43 -48Q32 -60 21 -48Q10 -60 0 -48Q-10 -60 -21 -48Q-32 -60 -43 -48Q-52 -58 -64 -48Z',
      `fill="${mainColour}"`,
    ) +
    drawPath(
      'M-21 -48Q-22 -96 0 -108Q22 -96 21 -48Q10 -60 0 -48Q-10 -60 -21 -48Z',
      `fill="${accentColour}"`,
    ) +
    drawPath(
      'M0 -50L0 -8Q0 4 10 4Q18 4 18 -4',
      `fill="none" stroke="${darkColour}" stroke-width="5" stroke-linecap="round"`,
    ) +
    drawCircle(0, -110, 3.5, `fill="${paleColour}"`),
};

/** Returns the layers of the scene from back to front, as SVG markup. */
export function drawObjectScene(canvas: Canvas): Layer[] {
  const { unit, width, height, focus, palette, motif } = canvas;
  const [skyTop, skyMiddle, skyLow] = palette.sky;
  const colours: ObjectColours = {
    mainColour: mix(palette.far, palette.light, 0.15),
    paleColour: palette.light,
    darkColour: palette.near,
    accentColour: palette.accent,
  };
  const terrainY = focus.y + unit * 0.28;
  const objectScale = (unit * 0.56) / 100;
  const positionOnTerrain = (markup: string, scale = objectScale) =>
    positionFigure(markup, focus.x, terrainY, scale);
  const drawMotif = (objectColours: ObjectColours) => {
    const drawObject = objects[motif];
    if (drawObject) return positionOnTerrain(drawObject(objectColours));
    if (motif === 'car')
      return positionOnTerrain(
        drawCarSide(objectColours.accentColour, objectColours.paleColour, objectColours.darkColour),
        (unit * 0.66) / 160,
      );
    if (motif === 'cat') return positionOnTerrain(drawCat(objectColours.darkColour), (unit * 0.5) / 100);
    if (motif === 'fish')
      return positionFigure(
        drawFish(objectColours.accentColour, objectColours.darkColour),
        focus.x,
        focus.y + unit * 0.04,
        (unit * 0.62) / 100,
      );
    return positionOnTerrain(
      drawPerson(isPersonName(motif) ? motif : 'dancing', objectColours.darkColour),
      (unit * 0.54) / 100,
    );
  };
  const shadowColours: ObjectColours = {
    mainColour: darken(skyLow, 0.3),
    paleColour: darken(skyLow, 0.3),
    darkColour: darken(skyLow, 0.3),
    accentColour: darken(skyLow, 0.3),
  };
  const rays = Array.from({ length: 18 }, (_, i) => {
    const startAngle = (i / 18) * Math.PI * 2;
    const endAngle = startAngle + Math.PI / 18;
    const length = Math.hypot(width, height);
    return `M${formatNumber(focus.x)} ${formatNumber(focus.y)}L${formatNumber(focus.x + Math.cos(startAngle) * length)} ${formatNumber(focus.y + Math.sin(startAngle) * length)}L${formatNumber(focus.x + Math.cos(endAngle) * length)} ${formatNumber(focus.y + Math.sin(endAngle) * length)}Z`;
  }).join('');
  const patternIndex = canvas.random.integer(0, 2);
  let dots = '';
  if (patternIndex === 1) {
    for (let y = 0; y < height; y += unit * 0.06)
      for (let x = (y / (unit * 0.06)) % 2 > 0.9 ? unit * 0.03 : 0; x < width; x += unit * 0.06)
        dots += drawCircle(x, y, unit * 0.007, '');
  }
  const background =
    fillCanvas(
      canvas,
      canvas.createLinearGradient([
        { offset: 0, colour: skyTop },
        { offset: 1, colour: skyMiddle },
      ]),
    ) +
    (patternIndex === 0 ? drawPath(rays, `fill="${skyLow}" opacity="0.5"`) : '') +
    (patternIndex === 1 ? `<g fill="${skyLow}" opacity="0.65">${dots}</g>` : '') +
    (patternIndex === 2
      ? drawRect(0, terrainY - unit * 0.1, width, height, `fill="${mix(skyLow, palette.far, 0.35)}"`)
      : '');
  const backdropCircle = drawCircle(
    focus.x,
    focus.y - unit * 0.02,
    unit * 0.38,
    `fill="${mix(skyLow, palette.light, patternIndex === 2 ? 0.55 : 0.3)}"`,
  );
  return [
    { depth: 0, markup: background },
    { depth: 0.3, markup: backdropCircle },
    {
      depth: 0.6,
      markup: `<g opacity="0.42" transform="translate(${formatNumber(unit * 0.035)} ${formatNumber(unit * 0.03)})">${drawMotif(shadowColours)}</g>${drawMotif(colours)}`,
    },
    { depth: 0.9, markup: '' },
  ];
}
