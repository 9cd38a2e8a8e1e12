import { expect, test } from 'vitest';
import { candidateBytes, findBestFrame } from './frame-score.ts';

const picture = (colourAt: (pixel: number) => number) =>
  Buffer.alloc(candidateBytes).map((_, byte) => colourAt(Math.floor(byte / 3)));

test('findBestFrame prefers a frame with contrast to black, white, grey and faint ones', () => {
  const black = picture(() => 2);
  const white = picture(() => 250);
  const grey = picture(() => 120);
  const faint = picture((pixel) => 10 + (pixel % 7));
  const rich = picture((pixel) => 60 + ((pixel * 37) % 120));
  expect(findBestFrame(Buffer.concat([black, white, rich, grey, faint]))).toBe(2);
  expect(findBestFrame(Buffer.alloc(0))).toBe(-1);
});
