// What a child may use up, tried on real ones: who takes more is stopped, and the rest of the machine is left alone.
import { describe, expect, test } from 'vitest';
import { encodeLimits, inspectionLimits } from './process-limits.ts';
import { runProcess } from './run-process.ts';
import { detectSandbox, sandboxCommand } from './sandbox.ts';

const sandbox = await detectSandbox();
const busy = (logLevel: string) => [
  ...['-nostdin', '-hide_banner', '-loglevel', logLevel],
  ...['-f', 'lavfi', '-i', 'testsrc2=size=320x180', '-c:v', 'libx264', '-f', 'null', '-'],
];
const sixHundredMegabytes = ['if=/dev/zero', 'of=/dev/null', 'bs=600M', 'count=1'];

describe.runIf(sandbox.prlimit)('a child', () => {
  test('that computes for longer than it may is out of time, whatever the clock says', async () => {
    const limits = { ...inspectionLimits, cpuSeconds: 1 };
    const running = (logLevel: string) => runProcess({ program: 'ffmpeg', args: busy(logLevel), limits });
    expect(await running('info')).toEqual({ kind: 'timedOut' });
    // It does not say which signal it was: worth another try, a few times.
    expect((await running('error')).kind).toBe('killed');
  });

  test('that wants more memory than it may have gets none', async () => {
    const taking = (memoryBytes: number) =>
      runProcess({ program: 'dd', args: sixHundredMegabytes, limits: { ...inspectionLimits, memoryBytes } });
    expect((await taking(inspectionLimits.memoryBytes)).kind).toBe('done');
    expect((await taking(300 * 2 ** 20)).kind).toBe('failed');
  });

  test('is told all four of its limits', () => {
    const limits = { wallSeconds: 1, cpuSeconds: 2.5, memoryBytes: 1000.5, fileBytes: 10 };
    const only = { network: [], privileges: [], prlimit: true, nice: false, idleCpu: false, idleDisk: false };
    const told = ['prlimit', '--as=1001', '--cpu=3:8', '--fsize=10', '--core=0', '--', 'ffmpeg'];
    expect(sandboxCommand(only, ['ffmpeg'], limits, 'normal')).toEqual(told);
  });
});

test('a longer film may take longer and write more, a larger one may take more memory', () => {
  const [short, long, large] = [encodeLimits(60, 1e6), encodeLimits(7200, 1e6), encodeLimits(60, 8e6)];
  expect(long.wallSeconds).toBeGreaterThan(short.wallSeconds);
  expect(long.cpuSeconds).toBeGreaterThan(short.cpuSeconds);
  expect(long.fileBytes).toBeGreaterThan(short.fileBytes);
  expect(large.memoryBytes).toBeGreaterThan(short.memoryBytes);
  for (const limits of [short, long, large]) expect(Object.values(limits).every(Number.isFinite)).toBe(true);
});
