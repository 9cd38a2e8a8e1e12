// The brand: a lamp whose light is a play sign, alone and with its name.

import { demoRealm } from '../realm.ts';
import { glyphs } from './fonts.ts';
import type { Artwork } from './render.ts';
import { n } from './shapes.ts';

const { primary, callToAction, background } = demoRealm.theme;

/** The lamp in a box of 100 × 100. */
const lamp = (light: string, body: string): string =>
  `<path d="M38 18Q38 8 50 8Q62 8 62 18" fill="none" stroke="${body}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M26 26Q28 18 36 18L64 18Q72 18 74 26Z" fill="${body}"/>` +
  `<path d="M28 30L72 30L76 78L24 78Z" fill="none" stroke="${body}" stroke-width="5" stroke-linejoin="round"/>` +
  `<path d="M41 39.5Q41 35.5 44.6 37.5L66 50.5Q69.4 53 66 55.5L44.6 68.5Q41 70.5 41 66.5Z" fill="${light}"/>` +
  `<path d="M20 82L80 82Q82 92 74 92L26 92Q18 92 20 82Z" fill="${body}"/>`;

const svg = (width: number, height: number, body: string): Artwork => ({
  data: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  ),
  width,
  height,
  mimeType: 'image/svg+xml',
  focus: { x: 0.5, y: 0.5 },
});

/** Lamp and name in the realm's colours, on nothing. */
export function renderLogo(): Artwork {
  const name = glyphs('righteous', demoRealm.name, 74, 0.02);
  const width = Math.ceil(112 + name.box.x2 + 4);
  return svg(
    width,
    100,
    lamp(callToAction, primary) +
      `<path transform="translate(${n(108 - name.box.x1)} 80)" d="${name.d}" fill="${primary}"/>`,
  );
}

/** The lamp on the realm's ground, for tabs and home screens. */
export function renderMark(): Artwork {
  const ground = `<rect width="128" height="128" rx="28" fill="${background}"/>`;
  return svg(128, 128, `${ground}<g transform="translate(14 14)">${lamp(callToAction, primary)}</g>`);
}
