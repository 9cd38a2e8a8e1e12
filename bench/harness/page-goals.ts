import type { PageMetrics } from './browser.ts';
import { computeMedian } from './measurements.ts';
import type { Metric } from './report.ts';

export function computeMedianOfMetric(rounds: readonly PageMetrics[], name: keyof PageMetrics): number {
  return computeMedian(rounds.map((metrics) => metrics[name]));
}

/** The metrics of a page of cards (home, section, grid) with their goals. */
export function createMetricsWithGoals(pageName: string, rounds: readonly PageMetrics[]): Metric[] {
  return [
    {
      name: `${pageName}: first card laid out`,
      measured: computeMedianOfMetric(rounds, 'firstCardMs'),
      unit: 'ms',
      goal: { max: 700 },
    },
    {
      name: `${pageName}: largest contentful paint`,
      measured: computeMedianOfMetric(rounds, 'largestPaintMs'),
      unit: 'ms',
      goal: { max: 1100 },
    },
    {
      name: `${pageName}: layout shift`,
      measured: Math.max(...rounds.map(({ layoutShift }) => layoutShift)),
      unit: '',
      goal: { max: 0 },
    },
    {
      name: `${pageName}: total blocking time`,
      measured: computeMedianOfMetric(rounds, 'blockingTime'),
      unit: 'ms',
      goal: { max: 150 },
    },
    {
      name: `${pageName}: JavaScript by the first card`,
      measured: computeMedianOfMetric(rounds, 'scriptBytesByFirstCard') / 1000,
      unit: 'KB',
      goal: { max: 85 },
    },
  ];
}
