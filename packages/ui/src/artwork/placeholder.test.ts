import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { buildPlaceholderGradient, getLetteringTone } from './placeholder.ts';

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function createHash(
  width: number,
  height: number,
  getColour: (x: number, y: number) => number[],
): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, index) =>
    getColour((index % width) / width, Math.floor(index / width) / height),
  );
  return rgbaToThumbHash(width, height, pixels.flat());
}

const parseColours = (gradient: string | undefined) =>
  [...(gradient ?? '').matchAll(/#(..)(..)(..)/g)].map((match) =>
    match.slice(1).map((component) => Number.parseInt(component, 16)),
  );

describe('buildPlaceholderGradient', () => {
  test('returns approximately the colours of the full ThumbHash decoder at three points', () => {
    for (const [width, height] of [
      [96, 54],
      [60, 90],
    ] as const) {
      const hash = createHash(width, height, (x, y) => [255 * x, 255 * y, 120, 255]);
      const { w, h, rgba } = thumbHashToRGBA(hash);
      const readPixel = (x: number, y: number) => {
        const start = (Math.floor(y * h) * w + Math.floor(x * w)) * 4;
        return [...rgba.slice(start, start + 3)];
      };
      const expected = [readPixel(0.18, 0.2), readPixel(0.5, 0.55), readPixel(0.82, 0.8)];
      for (const [index, colour] of parseColours(buildPlaceholderGradient(toBase64(hash))).entries()) {
        for (const [component, value] of colour.entries()) {
          expect(Math.abs(value - (expected[index]?.[component] ?? 0))).toBeLessThan(16);
        }
      }
    }
  });

  test('returns undefined for an invalid hash', () => {
    expect(buildPlaceholderGradient('')).toBeUndefined();
    expect(buildPlaceholderGradient('***')).toBeUndefined();
  });
});

test.each([
  ['white', 255, 'light'],
  ['cream', 226, 'light'],
  ['mid grey', 110, undefined],
  ['black', 0, 'dark'],
])(
  'getLetteringTone for %s lettering (%i of 255) on a transparent background returns %s',
  (_name, value, tone) => {
    const hash = createHash(80, 30, (_x, y) => [value, value, value, y > 0.3 && y < 0.6 ? 255 : 0]);
    expect(getLetteringTone(toBase64(hash))).toBe(tone);
  },
);
