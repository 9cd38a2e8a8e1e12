import { expect, test } from 'vitest';
import { calculateDistance } from './spatial-focus.ts';

const createBox = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('calculateDistance returns null for boxes that are not in the direction of the arrow', () => {
  const from = createBox(100, 100);
  expect(calculateDistance(from, createBox(200, 100), 'right')).toBe(60);
  expect(calculateDistance(from, createBox(200, 100), 'left')).toBeNull();
  expect(calculateDistance(from, createBox(200, 300), 'right')).toBeNull();
});

test('calculateDistance treats a wide bar as directly above each button below it', () => {
  expect(calculateDistance(createBox(900, 200), createBox(0, 100, 1000, 28), 'up')).toBe(72);
});

test('calculateDistance prefers a box straight ahead to a box at the side that starts closer', () => {
  const from = createBox(100, 300);
  const distanceAhead = calculateDistance(from, createBox(100, 100), 'up') ?? 0;
  const distanceAside = calculateDistance(from, createBox(300, 180), 'up') ?? 0;
  expect(distanceAhead).toBeLessThan(distanceAside);
});
