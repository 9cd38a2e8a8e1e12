import type { PageFigures } from './browser.ts';
import { median } from './load.ts';
import type { Figure } from './report.ts';

export function getMedianBy(rounds: readonly PageFigures[], figure: keyof PageFigures): number {
  return median(rounds.map((figures) => figures[figure]));
}

/** The figures of a page of cards (home, section, grid) with their goals. */
export function createPageFigures(page: string, rounds: readonly PageFigures[]): Figure[] {
  return [
    {
      name: `${page}: first card laid out`,
      measured: getMedianBy(rounds, 'firstCard'),
      unit: 'ms',
      goal: { max: 700 },
    },
    {
      name: `${page}: largest contentful paint`,
      measured: getMedianBy(rounds, 'largestPaint'),
      unit: 'ms',
      goal: { max: 1100 },
    },
    {
      name: `${page}: layout shift`,
      measured: Math.max(...rounds.map(({ layoutShift }) => layoutShift)),
      unit: '',
      goal: { max: 0 },
    },
    {
      name: `${page}: total blocking time`,
      measured: getMedianBy(rounds, 'blocking'),
      unit: 'ms',
      goal: { max: 150 },
    },
    {
      name: `${page}: JavaScript by the first card`,
      measured: getMedianBy(rounds, 'scriptByFirstCard') / 1000,
      unit: 'KB',
      goal: { max: 85 },
    },
  ];
}
