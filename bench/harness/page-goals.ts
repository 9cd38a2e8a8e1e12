// The figures of a page of cards, with what they are meant to be.
import type { PageFigures } from './browser.ts';
import { median } from './load.ts';
import type { Figure } from './report.ts';

export function middle(rounds: readonly PageFigures[], figure: keyof PageFigures): number {
  return median(rounds.map((figures) => figures[figure]));
}

/** What every page of cards is held to: rows, sections, grids. */
export function pageGoals(page: string, rounds: readonly PageFigures[]): Figure[] {
  return [
    {
      name: `${page}: first card laid out`,
      measured: middle(rounds, 'firstCard'),
      unit: 'ms',
      goal: { atMost: 700 },
    },
    {
      name: `${page}: largest contentful paint`,
      measured: middle(rounds, 'largestPaint'),
      unit: 'ms',
      goal: { atMost: 1100 },
    },
    {
      name: `${page}: layout shift`,
      measured: Math.max(...rounds.map(({ layoutShift }) => layoutShift)),
      unit: '',
      goal: { atMost: 0 },
    },
    {
      name: `${page}: total blocking time`,
      measured: middle(rounds, 'blocking'),
      unit: 'ms',
      goal: { atMost: 150 },
    },
    {
      name: `${page}: JavaScript by the first card`,
      measured: middle(rounds, 'scriptByFirstCard') / 1000,
      unit: 'KB',
      goal: { atMost: 85 },
    },
  ];
}
