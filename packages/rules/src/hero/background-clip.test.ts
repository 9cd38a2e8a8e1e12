import { expect, test } from 'vitest';
import { type SkipMarker, selectBackgroundClip } from './background-clip.ts';

const createMarker = (kind: string, start: number, end: number): SkipMarker => ({ kind, start, end });
const titleEnd = Number.POSITIVE_INFINITY;

const cases: [string, SkipMarker[], number, number][] = [
  ['without markers plays from start to end', [], 0, titleEnd],
  ['with an intro at the start begins after the intro', [createMarker('intro', 0, 5)], 5, titleEnd],
  [
    'with recap and intro at the start begins after both',
    [createMarker('intro', 30, 60), createMarker('recap', 0, 30)],
    60,
    titleEnd,
  ],
  ['with a later intro begins at the start', [createMarker('intro', 90, 120)], 0, titleEnd],
  ['with credits ends before the credits', [createMarker('credits', 300, 340)], 0, 300],
  [
    'with intro and credits plays the part between them',
    [createMarker('intro', 0, 5), createMarker('credits', 28, 32)],
    5,
    28,
  ],
  ['with credits from the start plays completely', [createMarker('credits', 0, 40)], 0, titleEnd],
  [
    'with overlapping intro and credits plays completely',
    [createMarker('intro', 0, 30), createMarker('credits', 20, 40)],
    0,
    titleEnd,
  ],
];

test.each(cases)('selectBackgroundClip for a title %s', (_case, markers, start, end) => {
  expect(selectBackgroundClip(markers)).toEqual({ start, end });
});
