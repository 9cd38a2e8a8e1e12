// Storybook animals, front view: head and shoulders, chin at 0, 0, about 100 tall.

import { darken, lighten } from '../colour.ts';
import { drawCircle, drawEllipse, drawPath } from '../shapes.ts';

export interface Coat {
  fur: string;
  underfur: string;
  dark: string;
  highlight: string;
}

const drawEyes = (coat: Coat, offsetX: number, y: number, radius: number, hasIris = true) =>
  [-1, 1]
    .map((side) => {
      const x = side * offsetX;
      return (
        (hasIris ? drawCircle(x, y, radius * 1.28, `fill="${coat.highlight}"`) : '') +
        drawCircle(x, y, radius, `fill="${coat.dark}"`) +
        drawCircle(x - radius * 0.3, y - radius * 0.36, radius * 0.34, 'fill="#ffffff"')
      );
    })
    .join('');

const drawMirroredPath = (d: string, attributes: string) =>
  `${drawPath(d, attributes)}<g transform="scale(-1 1)">${drawPath(d, attributes)}</g>`;

const drawShoulders = (colour: string, width: number) =>
  drawPath(
    `M${-width} 74Q${-width} 2 ${-width * 0.45} -14L${width * 0.45} -14Q${width} 2 ${width} 74Z`,
    `fill="${colour}"`,
  );

const drawFox = (coat: Coat) =>
  drawShoulders(darken(coat.fur, 0.16), 46) +
  drawPath('M-22 -6Q0 44 22 -6Q10 12 0 30Q-10 12 -22 -6Z', `fill="${coat.underfur}"`) +
  drawMirroredPath('M-46 -58L-50 -112L-10 -82Z', `fill="${coat.fur}"`) +
  drawMirroredPath('M-41 -66L-43 -98L-20 -80Z', `fill="${coat.dark}"`) +
  drawPath('M0 -92Q-44 -90 -52 -42Q-30 -18 0 4Q30 -18 52 -42Q44 -90 0 -92Z', `fill="${coat.fur}"`) +
  drawMirroredPath('M-52 -42Q-26 -52 -8 -26L0 4Q-30 -18 -52 -42Z', `fill="${coat.underfur}"`) +
  drawEyes(coat, 21, -47, 5.4, false) +
  drawPath('M-7 -8Q0 -13 7 -8Q5 3 0 4Q-5 3 -7 -8Z', `fill="${coat.dark}"`);

const drawOwl = (coat: Coat) =>
  drawPath('M-50 74Q-58 -60 -44 -98Q-30 -84 0 -84Q30 -84 44 -98Q58 -60 50 74Z', `fill="${coat.fur}"`) +
  drawPath('M-28 74Q-32 0 0 -6Q32 0 28 74Z', `fill="${coat.underfur}"`) +
  [14, 30, 46]
    .map((y) =>
      drawPath(`M-20 ${y}l6 7l6 -7l6 7l6 -7l6 7l6 -7`, `fill="none" stroke="${coat.fur}" stroke-width="3"`),
    )
    .join('') +
  drawMirroredPath('M-50 0Q-66 30 -50 66Q-36 36 -40 2Z', `fill="${darken(coat.fur, 0.25)}"`) +
  drawMirroredPath(
    'M0 -40Q-6 -76 -44 -84Q-52 -50 -32 -32Q-14 -24 0 -40Z',
    `fill="${lighten(coat.fur, 0.2)}"`,
  ) +
  drawCircle(-22, -54, 19, `fill="${coat.underfur}"`) +
  drawCircle(22, -54, 19, `fill="${coat.underfur}"`) +
  drawEyes(coat, 22, -54, 10, true) +
  drawPath('M-7 -44L7 -44L0 -26Z', `fill="${darken(coat.highlight, 0.15)}"`);

const drawBear = (coat: Coat) =>
  drawShoulders(darken(coat.fur, 0.14), 58) +
  drawCircle(-38, -84, 17, `fill="${coat.fur}"`) +
  drawCircle(38, -84, 17, `fill="${coat.fur}"`) +
  drawCircle(-38, -84, 9, `fill="${coat.underfur}"`) +
  drawCircle(38, -84, 9, `fill="${coat.underfur}"`) +
  drawPath('M0 -98Q-52 -96 -54 -44Q-50 2 0 4Q50 2 54 -44Q52 -96 0 -98Z', `fill="${coat.fur}"`) +
  drawEllipse(0, -22, 26, 22, `fill="${coat.underfur}"`) +
  drawEyes(coat, 23, -54, 5.6, false) +
  drawPath('M-10 -34Q0 -39 10 -34Q8 -24 0 -22Q-8 -24 -10 -34Z', `fill="${coat.dark}"`) +
  drawPath(
    'M0 -22L0 -13M-10 -9Q0 -2 10 -9',
    `fill="none" stroke="${coat.dark}" stroke-width="2.6" stroke-linecap="round"`,
  );

const drawCat = (coat: Coat) =>
  drawShoulders(darken(coat.fur, 0.14), 44) +
  drawMirroredPath('M-48 -52L-46 -106L-12 -84Z', `fill="${coat.fur}"`) +
  drawMirroredPath('M-41 -66L-40 -94L-21 -82Z', `fill="${coat.underfur}"`) +
  drawPath('M0 -90Q-50 -90 -52 -44Q-50 2 0 4Q50 2 52 -44Q50 -90 0 -90Z', `fill="${coat.fur}"`) +
  drawPath('M-8 -90L-5 -66L0 -88L5 -66L8 -90Z', `fill="${darken(coat.fur, 0.3)}"`) +
  drawEllipse(0, -16, 21, 15, `fill="${coat.underfur}"`) +
  [-22, 22]
    .map(
      (x) =>
        drawEllipse(x, -48, 11, 12, `fill="${coat.highlight}"`) +
        drawEllipse(x, -48, 4, 10.5, `fill="${coat.dark}"`) +
        drawCircle(x - 3, -53, 2.6, 'fill="#ffffff"'),
    )
    .join('') +
  drawPath(
    'M-5 -24L5 -24L0 -18ZM0 -18L0 -13M-8 -9Q-4 -9 0 -13Q4 -9 8 -9',
    `fill="${coat.dark}" stroke="${coat.dark}" stroke-width="1.6"`,
  ) +
  drawMirroredPath('M-18 -18L-56 -24M-18 -13L-56 -10', `stroke="${coat.underfur}" stroke-width="1.4"`);

const drawPenguin = (coat: Coat) =>
  drawPath('M-48 74Q-56 -96 0 -98Q56 -96 48 74Z', `fill="${coat.dark}"`) +
  drawPath(
    'M-34 74Q-40 6 -26 -16Q-42 -64 -18 -72Q-4 -72 0 -56Q4 -72 18 -72Q42 -64 26 -16Q40 6 34 74Z',
    `fill="${coat.underfur}"`,
  ) +
  drawMirroredPath('M-46 -6Q-72 26 -62 56Q-50 40 -44 20Z', `fill="${coat.dark}"`) +
  drawEyes(coat, 16, -52, 5.6, false) +
  drawPath('M-11 -42Q0 -50 11 -42Q8 -30 0 -28Q-8 -30 -11 -42Z', `fill="${coat.highlight}"`) +
  [-24, 24].map((x) => drawEllipse(x, -36, 6, 4, `fill="${coat.fur}" opacity="0.6"`)).join('') +
  drawPath('M-42 -18Q0 4 42 -18L43 -4Q0 18 -43 -4Z', `fill="${coat.fur}"`) +
  drawPath('M22 2L34 -2L38 36L24 36Z', `fill="${darken(coat.fur, 0.12)}"`);

const drawRabbit = (coat: Coat) =>
  drawShoulders(darken(coat.fur, 0.12), 42) +
  drawMirroredPath('M-10 -78Q-34 -104 -30 -150Q-10 -148 -4 -84Z', `fill="${coat.fur}"`) +
  drawMirroredPath('M-13 -84Q-28 -108 -25 -138Q-13 -132 -8 -88Z', `fill="${coat.underfur}"`) +
  drawPath('M0 -88Q-42 -88 -44 -42Q-42 2 0 4Q42 2 44 -42Q42 -88 0 -88Z', `fill="${coat.fur}"`) +
  drawEllipse(0, -16, 20, 15, `fill="${coat.underfur}"`) +
  drawEyes(coat, 21, -46, 7, false) +
  drawPath('M-5 -24Q0 -28 5 -24L0 -17Z', `fill="${coat.highlight}"`) +
  drawPath('M0 -17L0 -10', `stroke="${coat.dark}" stroke-width="2"`) +
  drawPath('M-5 -9L5 -9L4 2L-4 2Z', 'fill="#ffffff"');

const drawFrog = (coat: Coat) =>
  drawShoulders(darken(coat.fur, 0.14), 52) +
  drawCircle(-28, -72, 20, `fill="${coat.fur}"`) +
  drawCircle(28, -72, 20, `fill="${coat.fur}"`) +
  drawPath('M0 -70Q-62 -70 -60 -26Q-50 6 0 6Q50 6 60 -26Q62 -70 0 -70Z', `fill="${coat.fur}"`) +
  drawPath('M-54 -18Q-30 8 0 6Q30 8 54 -18Q30 -2 0 -2Q-30 -2 -54 -18Z', `fill="${coat.underfur}"`) +
  [-28, 28]
    .map(
      (x) =>
        drawCircle(x, -74, 13, `fill="${coat.highlight}"`) +
        drawEllipse(x, -74, 9, 5, `fill="${coat.dark}"`) +
        drawCircle(x - 4, -78, 3, 'fill="#ffffff"'),
    )
    .join('') +
  drawPath(
    'M-48 -20Q0 10 48 -20',
    `fill="none" stroke="${coat.dark}" stroke-width="3" stroke-linecap="round"`,
  ) +
  [-7, 7].map((x) => drawCircle(x, -38, 1.8, `fill="${coat.dark}"`)).join('');

const drawHedgehog = (coat: Coat) => {
  let spikes = 'M';
  for (let i = 0; i <= 24; i++) {
    const angle = Math.PI + (i / 24) * Math.PI;
    const radius = i % 2 ? 72 : 58;
    spikes += `${(Math.cos(angle) * radius * 0.95).toFixed(1)} ${(-30 + Math.sin(angle) * radius).toFixed(1)}${i < 24 ? 'L' : ''}`;
  }
  return (
    drawPath(`${spikes}L62 74L-62 74Z`, `fill="${darken(coat.fur, 0.35)}"`) +
    drawPath('M0 -70Q-40 -66 -42 -24Q-34 4 0 8Q34 4 42 -24Q40 -66 0 -70Z', `fill="${coat.underfur}"`) +
    drawPath(
      'M-42 -30Q-40 -66 0 -72Q40 -66 42 -30Q26 -56 12 -50L0 -58L-12 -50Q-26 -56 -42 -30Z',
      `fill="${coat.fur}"`,
    ) +
    drawEyes(coat, 17, -28, 6, false) +
    drawCircle(0, -8, 7, `fill="${coat.dark}"`) +
    drawCircle(-2, -10, 2, 'fill="#ffffff"') +
    drawPath('M-22 74Q-20 30 0 26Q20 30 22 74Z', `fill="${coat.underfur}"`)
  );
};

export const faces = {
  fox: drawFox,
  owl: drawOwl,
  bear: drawBear,
  cat: drawCat,
  penguin: drawPenguin,
  rabbit: drawRabbit,
  frog: drawFrog,
  hedgehog: drawHedgehog,
} satisfies Record<string, (coat: Coat) => string>;

export type FaceName = keyof typeof faces;

export const isFaceName = (name: string): name is FaceName => Object.hasOwn(faces, name);
