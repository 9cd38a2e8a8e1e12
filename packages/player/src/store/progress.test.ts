import { describe, expect, test } from 'vitest';
import { createProgressReporter } from './progress.ts';

function reporter() {
  const told: [number, string][] = [];
  let clock = 0;
  const progress = createProgressReporter(
    (position, _duration, reason) => told.push([position, reason]),
    () => clock,
  );
  const playTo = (seconds: number) => {
    clock = seconds * 1000;
    progress.onTimeUpdate(seconds, 100);
  };
  return { progress, told, playTo };
}

describe('progress', () => {
  test('is told every five seconds of playing', () => {
    const { told, playTo } = reporter();
    for (let second = 0; second <= 16; second += 0.25) playTo(second);
    expect(told).toEqual([
      [5, 'interval'],
      [10, 'interval'],
      [15, 'interval'],
    ]);
  });

  test('is told at once when it would be lost, and the five seconds begin anew', () => {
    const { progress, told, playTo } = reporter();
    playTo(0);
    playTo(3);
    progress.report(3, 100, 'pause');
    playTo(6);
    playTo(8);
    expect(told).toEqual([
      [3, 'pause'],
      [8, 'interval'],
    ]);
  });

  test('is not told before the first frame', () => {
    const { progress, told } = reporter();
    progress.report(40, 100, 'seek');
    progress.report(40, 100, 'hidden');
    expect(told).toEqual([]);
  });

  test('is not told twice for the same place', () => {
    const { progress, told, playTo } = reporter();
    playTo(0);
    progress.report(3, 100, 'hidden');
    progress.report(3, 100, 'hidden');
    progress.report(3, 100, 'stop');
    expect(told).toEqual([[3, 'hidden']]);
  });
});
