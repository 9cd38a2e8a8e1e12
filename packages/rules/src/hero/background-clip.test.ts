import { expect, test } from 'vitest';
import { type SkipMarker, selectBackgroundClip } from './background-clip.ts';

const clip = (kind: string, start: number, end: number): SkipMarker => ({ kind, start, end });
const end = Number.POSITIVE_INFINITY;

const cases: [string, SkipMarker[], number, number][] = [
  ['without markers plays from start to end', [], 0, end],
  ['with an intro at the start begins after the intro', [clip('intro', 0, 5)], 5, end],
  [
    'with recap and intro at the start begins after both',
    [clip('intro', 30, 60), clip('recap', 0, 30)],
    60,
    end,
  ],
  ['with a later intro begins at the start', [clip('intro', 90, 120)], 0, end],
  ['with credits ends before the credits', [clip('credits', 300, 340)], 0, 300],
  [
    'with intro and credits plays the part between them',
    [clip('intro', 0, 5), clip('credits', 28, 32)],
    5,
    28,
  ],
  ['with credits from the start plays completely', [clip('credits', 0, 40)], 0, end],
  [
    'with overlapping intro and credits plays completely',
    [clip('intro', 0, 30), clip('credits', 20, 40)],
    0,
    end,
  ],
];

test.each(cases)('selectBackgroundClip for a title %s', (_case, markers, start, end) => {
  expect(selectBackgroundClip(markers)).toEqual({ start, end });
});
