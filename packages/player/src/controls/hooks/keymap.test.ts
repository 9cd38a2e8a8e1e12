import { describe, expect, test } from 'vitest';
import { adjacentRate, findKeyAction } from './keymap.ts';

const press = (key: string, held: { ctrlKey?: boolean; altKey?: boolean; metaKey?: boolean } = {}) =>
  findKeyAction({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe('keys', () => {
  test.each([' ', 'k', 'K', 'Enter'])('%j plays and pauses', (key) => {
    expect(press(key)).toEqual({ do: 'toggle' });
  });

  test('j, l and the arrows jump ten seconds', () => {
    for (const key of ['j', 'ArrowLeft']) expect(press(key)).toEqual({ do: 'seekBy', seconds: -10 });
    for (const key of ['l', 'ArrowRight']) expect(press(key)).toEqual({ do: 'seekBy', seconds: 10 });
  });

  test('digits go to tenths of the title', () => {
    expect(press('0')).toEqual({ do: 'seekToFraction', fraction: 0 });
    expect(press('7')).toEqual({ do: 'seekToFraction', fraction: 0.7 });
  });

  test.each(['n', 'N', 'MediaTrackNext'])('%s goes to what comes after', (key) => {
    expect(press(key)).toEqual({ do: 'next' });
  });

  test.each(['p', 'P', 'MediaTrackPrevious'])('%s goes to what comes before', (key) => {
    expect(press(key)).toEqual({ do: 'previous' });
  });

  test('what the browser means by a combination stays its own', () => {
    expect(press('f', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('c', { metaKey: true })).toBeNull();
  });

  test('other keys are not ours', () => {
    expect(press('q')).toBeNull();
    expect(press('Tab')).toBeNull();
  });
});

describe('the next speed', () => {
  test('is the neighbour, also from a speed that is not in the list', () => {
    expect(adjacentRate(1, 1)).toBe(1.25);
    expect(adjacentRate(1, -1)).toBe(0.75);
    expect(adjacentRate(1.1, 1)).toBe(1.25);
  });

  test('stays where the list ends', () => {
    expect(adjacentRate(2, 1)).toBe(2);
    expect(adjacentRate(0.5, -1)).toBe(0.5);
  });
});
