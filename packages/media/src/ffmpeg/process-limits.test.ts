// Resource limits against real processes.
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

describe.runIf(sandbox.prlimit)('process limits', () => {
  test('stop a process that exceeds its CPU time', async () => {
    const limits = { ...inspectionLimits, cpuSeconds: 1 };
    const running = (logLevel: string) => runProcess({ program: 'ffmpeg', args: busy(logLevel), limits });
    expect(await running('info')).toEqual({ kind: 'timedOut' });
    // The process does not report its signal, so the outcome is retried a few times.
    expect((await running('error')).kind).toBe('killed');
  });

  test('deny memory beyond the limit', async () => {
    const taking = (memoryBytes: number) =>
      runProcess({ program: 'dd', args: sixHundredMegabytes, limits: { ...inspectionLimits, memoryBytes } });
    expect((await taking(inspectionLimits.memoryBytes)).kind).toBe('done');
    expect((await taking(300 * 2 ** 20)).kind).toBe('failed');
  });

  test('pass all four limits to the process', () => {
    const limits = { wallSeconds: 1, cpuSeconds: 2.5, memoryBytes: 1000.5, fileBytes: 10 };
    const only = { network: [], privileges: [], prlimit: true, nice: false, idleCpu: false, idleDisk: false };
    const told = ['prlimit', '--as=1001', '--cpu=3:8', '--fsize=10', '--core=0', '--', 'ffmpeg'];
    expect(sandboxCommand(only, ['ffmpeg'], limits, 'normal')).toEqual(told);
  });
});

test('grow with the duration and the frame size of the source', () => {
  const [short, long, large] = [encodeLimits(60, 1e6), encodeLimits(7200, 1e6), encodeLimits(60, 8e6)];
  expect(long.wallSeconds).toBeGreaterThan(short.wallSeconds);
  expect(long.cpuSeconds).toBeGreaterThan(short.cpuSeconds);
  expect(long.fileBytes).toBeGreaterThan(short.fileBytes);
  expect(large.memoryBytes).toBeGreaterThan(short.memoryBytes);
  for (const limits of [short, long, large]) expect(Object.values(limits).every(Number.isFinite)).toBe(true);
});
