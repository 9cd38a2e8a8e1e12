import { expect, test } from 'vitest';
import { fillLabel, playerLabelKeys } from './labels.ts';
import { playerLabelsEnglish } from './labels-english.ts';

test('every label has its English text, and there is no other', () => {
  expect(Object.keys(playerLabelsEnglish).sort()).toEqual([...playerLabelKeys].sort());
});

test('values are filled in by name, and are never read as patterns', () => {
  expect(fillLabel('{position} of {duration}', { position: '$&', duration: '{position}' })).toBe(
    '$& of {position}',
  );
  expect(fillLabel('{other}', {})).toBe('{other}');
});
