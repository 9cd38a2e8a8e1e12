import { describe, expect, test } from 'vitest';
import { findKeyAction } from './keymap.ts';

const findAction = (
  key: string,
  modifiers: { ctrlKey?: boolean; altKey?: boolean; metaKey?: boolean } = {},
) => findKeyAction({ key, ctrlKey: false, altKey: false, metaKey: false, ...modifiers });

describe('findKeyAction', () => {
  test.each([' ', 'k', 'K', 'Enter'])('returns toggle for %j', (key) => {
    expect(findAction(key)).toEqual({ type: 'toggle' });
  });

  test('seeks 10 seconds with j, l and the arrow keys', () => {
    for (const key of ['j', 'ArrowLeft']) expect(findAction(key)).toEqual({ type: 'seekBy', seconds: -10 });
    for (const key of ['l', 'ArrowRight']) expect(findAction(key)).toEqual({ type: 'seekBy', seconds: 10 });
  });

  test('seeks to tenths of the duration with the digits', () => {
    expect(findAction('0')).toEqual({ type: 'seekToFraction', fraction: 0 });
    expect(findAction('7')).toEqual({ type: 'seekToFraction', fraction: 0.7 });
  });

  test.each(['n', 'N', 'MediaTrackNext'])('returns next for %s', (key) => {
    expect(findAction(key)).toEqual({ type: 'next' });
  });

  test.each(['p', 'P', 'MediaTrackPrevious'])('returns previous for %s', (key) => {
    expect(findAction(key)).toEqual({ type: 'previous' });
  });

  test('returns null for combinations with Ctrl, Alt or Meta', () => {
    expect(findAction('f', { ctrlKey: true })).toBeNull();
    expect(findAction('ArrowLeft', { altKey: true })).toBeNull();
    expect(findAction('c', { metaKey: true })).toBeNull();
  });

  test('returns null for all other keys', () => {
    expect(findAction('q')).toBeNull();
    expect(findAction('Tab')).toBeNull();
  });
});
