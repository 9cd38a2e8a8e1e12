import { expect, test } from 'vitest';
import { type MarkedPart, movingPart } from './moving-part.ts';

const part = (kind: string, start: number, end: number): MarkedPart => ({ kind, start, end });
const end = Number.POSITIVE_INFINITY;

const cases: [string, MarkedPart[], number, number][] = [
  ['without marks moves from start to end', [], 0, end],
  ['that opens with its name begins after that', [part('intro', 0, 5)], 5, end],
  [
    'that opens with a recap and its name begins after both',
    [part('intro', 30, 60), part('recap', 0, 30)],
    60,
    end,
  ],
  ['whose name comes later begins at its start', [part('intro', 90, 120)], 0, end],
  ['with credits ends before them', [part('credits', 300, 340)], 0, 300],
  ['with both moves in between', [part('intro', 0, 5), part('credits', 28, 32)], 5, 28],
  ['with credits from the start moves whole', [part('credits', 0, 40)], 0, end],
  ['with nothing in between moves whole', [part('intro', 0, 30), part('credits', 20, 40)], 0, end],
];

test.each(cases)('a title %s', (_what, markers, from, until) => {
  expect(movingPart(markers)).toEqual({ from, until });
});
