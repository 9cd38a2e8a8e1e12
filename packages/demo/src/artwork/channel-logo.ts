// The logo of a channel: its letter in a ring of its colour, with a tail of light like a lamp that swings.
import type { DemoChannel } from '../live/channels.ts';
import { glyphs } from './fonts.ts';
import { n } from './shapes.ts';

const size = 240;

/** SVG, as wide as it is high, on nothing. */
export function renderChannelLogo({ mark }: Pick<DemoChannel, 'mark'>): Buffer {
  const { d, box } = glyphs('righteous', mark.letter, 128);
  const x = size / 2 - (box.x1 + box.x2) / 2;
  const y = size / 2 - (box.y1 + box.y2) / 2;
  const ring = `<circle cx="120" cy="120" r="98" fill="${mark.colour}" fill-opacity="0.14" stroke="${mark.colour}" stroke-width="12"/>`;
  const tail = `<path d="M36 190A110 110 0 0 0 204 190" fill="none" stroke="#f2e7d3" stroke-width="8" stroke-linecap="round" opacity="0.5"/>`;
  const letter = `<path transform="translate(${n(x)} ${n(y)})" d="${d}" fill="#f2e7d3"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${ring}${tail}${letter}</svg>`,
  );
}
