import { rgbaToThumbHash, thumbHashToRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { placeholderImage } from './placeholder.ts';

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

function picture(width: number, height: number, colour: (x: number, y: number) => number[]): Uint8Array {
  const pixels = Array.from({ length: width * height }, (_, index) =>
    colour((index % width) / width, Math.floor(index / width) / height),
  );
  return rgbaToThumbHash(width, height, pixels.flat());
}

const coloursOf = (image: string | undefined) =>
  [...(image ?? '').matchAll(/#(..)(..)(..)/g)].map((match) =>
    match.slice(1).map((part) => Number.parseInt(part, 16)),
  );

describe('a placeholder', () => {
  test('has at its three points the colours that the full decoder gives there', () => {
    for (const [width, height] of [
      [96, 54],
      [60, 90],
    ] as const) {
      const hash = picture(width, height, (x, y) => [255 * x, 255 * y, 120, 255]);
      const { w, h, rgba } = thumbHashToRGBA(hash);
      const at = (x: number, y: number) => {
        const start = (Math.floor(y * h) * w + Math.floor(x * w)) * 4;
        return [...rgba.slice(start, start + 3)];
      };
      const expected = [at(0.18, 0.2), at(0.5, 0.55), at(0.82, 0.8)];
      for (const [index, colour] of coloursOf(placeholderImage(base64(hash))).entries()) {
        for (const [part, value] of colour.entries()) {
          expect(Math.abs(value - (expected[index]?.[part] ?? 0))).toBeLessThan(16);
        }
      }
    }
  });

  test('of what is no hash is left out', () => {
    expect(placeholderImage('')).toBeUndefined();
    expect(placeholderImage('***')).toBeUndefined();
  });
});
