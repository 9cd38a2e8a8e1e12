// Animal silhouettes for landscapes: feet at 0, 0, about 100 tall unless stated otherwise.

import type { Random } from '../random.ts';
import { drawCircle, drawPath, formatNumber } from '../shapes.ts';

export function drawBirds(random: Random, count: number, spread: number, colour: string): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const x = random.between(-spread, spread);
    const y = random.between(-spread, spread) * 0.45;
    const s = random.between(5, 12);
    const lift = random.between(0.3, 0.7) * s;
    d += `M${formatNumber(x - s)} ${formatNumber(y - lift)}Q${formatNumber(x - s * 0.4)} ${formatNumber(y - lift)} ${formatNumber(x)} ${formatNumber(y)}Q${formatNumber(x + s * 0.4)} ${formatNumber(y - lift)} ${formatNumber(x + s)} ${formatNumber(y - lift)}`;
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round"/>`;
}

export const drawDeer = (colour: string): string =>
  `<g fill="${colour}" stroke="${colour}" stroke-width="0">` +
  drawPath(
    'M-38 -52Q-36 -62 -20 -62Q0 -60 12 -64Q20 -68 24 -84Q24 -92 30 -94L38 -92Q48 -86 50 -83Q48 -79 40 -79L36 -78Q36 -64 28 -50Q26 -42 22 -38L24 -2L19 -2L15 -34Q0 -28 -18 -34L-22 -26L-20 -2L-25 -2L-29 -26L-32 -38Q-40 -44 -38 -52Z',
    '',
  ) +
  drawPath('M14 -38L12 -2L8 -2L7 -36ZM-30 -38L-36 -22L-33 -2L-37 -2L-41 -22L-37 -42Z', '') +
  '<path d="M31 -93Q24 -104 27 -118M28 -103Q18 -106 17 -116M35 -93Q40 -103 38 -119M38 -104Q47 -106 49 -115" fill="none" stroke-width="2.2" stroke-linecap="round"/>' +
  '</g>';

export const drawWolf = (colour: string): string =>
  drawPath(
    'M-42 0L-38 -26Q-40 -44 -24 -50Q-4 -50 8 -58Q14 -68 16 -80L24 -100L27 -88L40 -104Q42 -100 37 -90Q34 -80 31 -74Q32 -54 22 -36L22 0L15 0L13 -28Q0 -22 -16 -26L-26 -16L-24 0L-31 0L-33 -16L-35 0ZM-38 -40Q-54 -36 -58 -14Q-48 -20 -38 -28Z',
    `fill="${colour}"`,
  );

/** Side view, 200 long, centred at 0, 0. */
export const drawWhale = (back: string, belly: string, eye: string): string =>
  drawPath(
    'M-100 -8Q-92 -50 -30 -50Q30 -50 66 -16Q78 -8 86 -14Q96 -32 112 -36Q110 -22 104 -12Q112 -6 118 6Q100 8 88 0Q72 14 50 26Q-10 46 -60 34Q-98 24 -100 -8Z',
    `fill="${back}"`,
  ) +
  drawPath('M-99 0Q-60 14 -10 8Q30 6 56 22Q-10 46 -60 34Q-94 25 -99 0Z', `fill="${belly}"`) +
  drawPath(
    'M-88 12Q-50 22 -8 17M-80 20Q-50 28 -14 25',
    `fill="none" stroke="${back}" stroke-width="1.6" opacity="0.6"`,
  ) +
  drawPath('M-30 14Q-24 40 -2 50Q-2 28 -10 12Z', `fill="${back}"`) +
  drawCircle(-70, -8, 3.2, `fill="${eye}"`);

export const drawCat = (colour: string): string =>
  drawPath(
    'M-16 0Q-22 -34 -6 -52Q-14 -62 -12 -76L-13 -94L-3 -84L5 -84L15 -94L14 -76Q14 -62 8 -54Q24 -34 20 0ZM18 -4Q40 -2 40 -24Q40 -36 46 -40Q52 -30 48 -16Q42 4 18 2Z',
    `fill="${colour}"`,
  );

/** 100 long, centred at 0, 0. */
export const drawFish = (body: string, fin: string): string =>
  drawPath('M-48 0Q-20 -30 22 0L46 -18Q40 0 46 18L22 0Q-20 30 -48 0Z', `fill="${body}"`) +
  drawPath('M-14 -12Q-4 -30 12 -20Q6 -12 4 -8Z', `fill="${fin}"`) +
  drawCircle(-32, -3, 2.4, `fill="${fin}"`);

export const drawHorse = (colour: string): string =>
  drawPath(
    'M-44 0L-40 -28Q-46 -52 -30 -60Q-8 -62 10 -62Q18 -74 26 -96L33 -104L35 -97Q44 -92 52 -78L46 -73Q40 -78 35 -76Q34 -58 26 -42Q24 -36 25 -28L42 -24L40 -6L35 -6L35 -18L18 -24L14 -32Q-6 -26 -24 -32L-32 -20L-26 0L-32 0L-39 -22L-38 0ZM-42 -56Q-62 -50 -60 -18Q-52 -34 -40 -40Z',
    `fill="${colour}"`,
  );

/** A loaded camel that walks to the right. */
export const drawCamel = (colour: string, load: string): string =>
  `<g fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">` +
  '<path d="M-34 -42L-40 -22L-36 0L-33 0M-26 -42L-24 -20L-30 0L-27 0M22 -42L27 -20L24 0L27 0M28 -42L36 -24L40 -3L43 -2"/></g>' +
  drawPath(
    'M-40 -36Q-50 -52 -40 -60Q-32 -65 -24 -65Q-14 -86 0 -86Q12 -86 18 -66Q26 -62 32 -54Q40 -50 45 -60Q48 -70 47 -82Q47 -92 56 -95L60 -99L62 -94L72 -90Q76 -86 72 -84L60 -81Q58 -64 52 -52Q46 -38 32 -36Q-4 -28 -40 -36ZM-42 -56Q-50 -50 -50 -32L-48 -32Q-47 -46 -40 -52Z',
    `fill="${colour}"`,
  ) +
  drawPath(
    'M-20 -72Q-30 -60 -24 -46Q-14 -40 -6 -48L-2 -84Q-14 -84 -20 -72ZM20 -70Q26 -58 20 -46Q10 -42 4 -48L2 -84Q14 -84 20 -70Z',
    `fill="${load}"`,
  );
