import { expect, test } from 'vitest';
import { type SkipMarker, selectBackgroundClip } from './background-clip.ts';

const clip = (kind: string, start: number, end: number): SkipMarker => ({ kind, start, end });
const end = Number.POSITIVE_INFINITY;

const cases: [string, SkipMarker[], number, number][] = [
  ['without marks moves from start to end', [], 0, end],
  ['that opens with its name begins after that', [clip('intro', 0, 5)], 5, end],
  [
    'that opens with a recap and its name begins after both',
    [clip('intro', 30, 60), clip('recap', 0, 30)],
    60,
    end,
  ],
  ['whose name comes later begins at its start', [clip('intro', 90, 120)], 0, end],
  ['with credits ends before them', [clip('credits', 300, 340)], 0, 300],
  ['with both moves in between', [clip('intro', 0, 5), clip('credits', 28, 32)], 5, 28],
  ['with credits from the start moves whole', [clip('credits', 0, 40)], 0, end],
  ['with nothing in between moves whole', [clip('intro', 0, 30), clip('credits', 20, 40)], 0, end],
];

test.each(cases)('a title %s', (_what, markers, start, end) => {
  expect(selectBackgroundClip(markers)).toEqual({ start, end });
});
