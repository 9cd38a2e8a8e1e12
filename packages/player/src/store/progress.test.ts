import { describe, expect, test } from 'vitest';
import { createProgressReporter } from './progress.ts';

function createTestReporter() {
  const reports: [number, string][] = [];
  let clock = 0;
  const progress = createProgressReporter(
    (position, _duration, reason) => reports.push([position, reason]),
    () => clock,
  );
  const playTo = (seconds: number) => {
    clock = seconds * 1000;
    progress.onTimeUpdate(seconds, 100);
  };
  return { progress, reports, playTo };
}

describe('createProgressReporter', () => {
  test('reports every five seconds of playback', () => {
    const { reports, playTo } = createTestReporter();
    for (let second = 0; second <= 16; second += 0.25) playTo(second);
    expect(reports).toEqual([
      [5, 'interval'],
      [10, 'interval'],
      [15, 'interval'],
    ]);
  });

  test('reports pause and seek at once and restarts the interval', () => {
    const { progress, reports, playTo } = createTestReporter();
    playTo(0);
    playTo(3);
    progress.report(3, 100, 'pause');
    playTo(6);
    playTo(8);
    expect(reports).toEqual([
      [3, 'pause'],
      [8, 'interval'],
    ]);
  });

  test('reports nothing before the first frame', () => {
    const { progress, reports } = createTestReporter();
    progress.report(40, 100, 'seek');
    progress.report(40, 100, 'hidden');
    expect(reports).toEqual([]);
  });

  test('does not report the same position again for the same reason or for stop', () => {
    const { progress, reports, playTo } = createTestReporter();
    playTo(0);
    progress.report(3, 100, 'hidden');
    progress.report(3, 100, 'hidden');
    progress.report(3, 100, 'stop');
    expect(reports).toEqual([[3, 'hidden']]);
  });
});
