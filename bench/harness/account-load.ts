// Load of many accounts: viewers with an IP address each who send one request after the other, and summaries of the outcomes.

import { computePercentile } from './measurements.ts';
import type { Metric } from './report.ts';
import { createSimulatedViewer, type RequestOutcome, type SimulatedViewer } from './simulated-viewer.ts';

/** Creates a viewer with a connection and an IP address of its own; `index` is below 65,536. */
export function createViewerWithAddress(
  url: string,
  index: number,
  outcomes: RequestOutcome[],
): SimulatedViewer {
  const ipAddress = `10.0.${index >> 8}.${index & 255}`;
  return createSimulatedViewer({ url, ipAddress, outcomes, thinkMs: 0 });
}

/** Runs the task for all viewers at the same time, again and again, for some seconds. Returns how long that took. */
export async function repeatForSeconds(
  viewers: readonly SimulatedViewer[],
  seconds: number,
  task: (viewer: SimulatedViewer, index: number) => Promise<void>,
): Promise<number> {
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(
    viewers.map(async (viewer, index) => {
      while (performance.now() < endsAt) await task(viewer, index);
    }),
  );
  return (performance.now() - startedAt) / 1000;
}

export const countResults = (
  outcomes: readonly RequestOutcome[],
  matches: (result: RequestOutcome['result']) => boolean,
): number => outcomes.filter(({ result }) => matches(result)).length;

/** Metrics of requests of which none may fail in another way than with 503. */
export function createFailureMetrics(outcomes: readonly RequestOutcome[]): Metric[] {
  return [
    {
      name: 'requests without a response',
      measured: countResults(outcomes, (result) => typeof result === 'string'),
      unit: '',
      goal: { max: 0 },
    },
    {
      name: 'errors other than 503',
      measured: countResults(
        outcomes,
        (result) => typeof result === 'number' && result >= 400 && result !== 503,
      ),
      unit: '',
      goal: { max: 0 },
    },
    { name: 'refused with 503', measured: countResults(outcomes, (result) => result === 503), unit: '' },
  ];
}

export const computePercentileOf = (outcomes: readonly RequestOutcome[], fraction: number): number =>
  computePercentile(
    outcomes.map(({ milliseconds }) => milliseconds),
    fraction,
  );
