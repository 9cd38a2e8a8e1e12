import { expect, test } from 'vitest';
import { directionalDistance } from './spatial-focus.ts';

const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('directionalDistance returns null for boxes that are not in the direction of the arrow', () => {
  const from = box(100, 100);
  expect(directionalDistance(from, box(200, 100), 'right')).toBe(60);
  expect(directionalDistance(from, box(200, 100), 'left')).toBeNull();
  expect(directionalDistance(from, box(200, 300), 'right')).toBeNull();
});

test('directionalDistance treats a wide bar as directly above each button below it', () => {
  expect(directionalDistance(box(900, 200), box(0, 100, 1000, 28), 'up')).toBe(72);
});

test('directionalDistance prefers a box straight ahead to a closer box at the side', () => {
  const from = box(100, 300);
  const ahead = directionalDistance(from, box(100, 100), 'up') ?? 0;
  const aside = directionalDistance(from, box(300, 180), 'up') ?? 0;
  expect(ahead).toBeLessThan(aside);
});
