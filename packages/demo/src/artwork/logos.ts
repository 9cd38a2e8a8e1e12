// Logos as SVG without a background: the realm's wordmark, and a letter in a ring for each channel.

import type { DemoChannel } from '../live/channels.ts';
import { demoRealm } from '../realm/realm.ts';
import { outlineText } from './fonts.ts';
import type { Artwork } from './render.ts';
import { formatNumber } from './shapes.ts';

/** A lamp whose flame is a play symbol, in a box of 100 × 100. */
const drawLamp = (flame: string, body: string): string =>
  `<path d="M38 18Q38 8 50 8Q62 8 62 18" fill="none" stroke="${body}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M26 26Q28 18 36 18L64 18Q72 18 74 26Z" fill="${body}"/>` +
  `<path d="M28 30L72 30L76 78L24 78Z" fill="none" stroke="${body}" stroke-width="5" stroke-linejoin="round"/>` +
  `<path d="M41 39.5Q41 35.5 44.6 37.5L66 50.5Q69.4 53 66 55.5L44.6 68.5Q41 70.5 41 66.5Z" fill="${flame}"/>` +
  `<path d="M20 82L80 82Q82 92 74 92L26 92Q18 92 20 82Z" fill="${body}"/>`;

const createSvg = (width: number, height: number, markup: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${markup}</svg>`,
  );

/** Draws the lamp and the realm's name in the colours of its theme. */
export function renderRealmLogo(): Artwork {
  const { primary, callToAction } = demoRealm.theme;
  // Capitals: the font's small a ends without a stem, as if it were cut off.
  const name = outlineText('righteous', demoRealm.name.toUpperCase(), 60, 0.04);
  const width = Math.ceil(112 + name.box.x2 + 4);
  const height = 100;
  const markup =
    drawLamp(callToAction, primary) +
    `<path transform="translate(${formatNumber(108 - name.box.x1)} 74)" d="${name.d}" fill="${primary}"/>`;
  return {
    data: createSvg(width, height, markup),
    width,
    height,
    mimeType: 'image/svg+xml',
    focus: { x: 0.5, y: 0.5 },
  };
}

const channelLogoSize = 240;

/** Draws the channel's letter on a dark disc with a ring of its colour: readable on light and dark pages. */
export function renderChannelLogo({ logo }: Pick<DemoChannel, 'logo'>): Buffer {
  const { d, box } = outlineText('righteous', logo.letter, 128);
  const x = channelLogoSize / 2 - (box.x1 + box.x2) / 2;
  const y = channelLogoSize / 2 - (box.y1 + box.y2) / 2;
  const ring = `<circle cx="120" cy="120" r="98" fill="#1b1612" stroke="${logo.colour}" stroke-width="12"/>`;
  const arc = `<path d="M36 190A110 110 0 0 0 204 190" fill="none" stroke="${logo.colour}" stroke-width="8" stroke-linecap="round" opacity="0.5"/>`;
  const letter = `<path transform="translate(${formatNumber(x)} ${formatNumber(y)})" d="${d}" fill="#f2e7d3"/>`;
  return createSvg(channelLogoSize, channelLogoSize, ring + arc + letter);
}
