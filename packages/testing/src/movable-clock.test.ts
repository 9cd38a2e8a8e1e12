import { expect, test } from 'vitest';
import { createMovableClock } from './movable-clock.ts';

test('a movable clock stands still until advance moves it forward or back', () => {
  const clock = createMovableClock('2028-02-28T12:00:00Z');
  expect(clock.now().toString()).toBe('2028-02-28T12:00:00Z');
  clock.advance({ days: 1 });
  expect(clock.now().toString()).toBe('2028-02-29T12:00:00Z');
  clock.advance({ hours: -24 });
  expect(clock.now().toString()).toBe('2028-02-28T12:00:00Z');
});
