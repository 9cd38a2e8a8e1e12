import { describe, expect, test } from 'vitest';
import { getAdjacentRate } from './playback-rates.ts';

describe('getAdjacentRate', () => {
  test('returns the next listed rate, also from a rate that is not listed', () => {
    expect(getAdjacentRate(1, 1)).toBe(1.25);
    expect(getAdjacentRate(1, -1)).toBe(0.75);
    expect(getAdjacentRate(1.1, 1)).toBe(1.25);
  });

  test('returns the same rate at the end of the list', () => {
    expect(getAdjacentRate(2, 1)).toBe(2);
    expect(getAdjacentRate(0.5, -1)).toBe(0.5);
  });
});
