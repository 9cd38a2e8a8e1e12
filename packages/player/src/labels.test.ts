import { expect, test } from 'vitest';
import { fillLabel, playerLabelKeys } from './labels.ts';
import { playerLabelsEnglish } from './labels-english.ts';

test('playerLabelsEnglish has a text for every label key and no others', () => {
  expect(Object.keys(playerLabelsEnglish).sort()).toEqual([...playerLabelKeys].sort());
});

test('fillLabel inserts values by name and never as patterns', () => {
  expect(fillLabel('{position} of {duration}', { position: '$&', duration: '{position}' })).toBe(
    '$& of {position}',
  );
  expect(fillLabel('{other}', {})).toBe('{other}');
});
