import { expect, test } from 'vitest';
import { candidateBytes, findBestFrame } from './frame-score.ts';

const createFrame = (getPixelColour: (pixel: number) => number) =>
  Buffer.alloc(candidateBytes).map((_, byte) => getPixelColour(Math.floor(byte / 3)));

test('findBestFrame returns the index of the frame with the most contrast and detail, and -1 without frames', () => {
  const black = createFrame(() => 2);
  const white = createFrame(() => 250);
  const grey = createFrame(() => 120);
  const faint = createFrame((pixel) => 10 + (pixel % 7));
  const detailedFrame = createFrame((pixel) => 60 + ((pixel * 37) % 120));
  expect(findBestFrame(Buffer.concat([black, white, detailedFrame, grey, faint]))).toBe(2);
  expect(findBestFrame(Buffer.alloc(0))).toBe(-1);
});
