// What a child may use up, tried on real ones: who takes more is stopped, and the rest of the machine is left alone.
import { describe, expect, test } from 'vitest';
import { lookLimits, passLimits } from './limits.ts';
import { runChild } from './run-child.ts';
import { confine, sandboxOfThisMachine } from './sandbox.ts';

const sandbox = await sandboxOfThisMachine();
const busy = (logLevel: string) => [
  ...['-nostdin', '-hide_banner', '-loglevel', logLevel],
  ...['-f', 'lavfi', '-i', 'testsrc2=size=320x180', '-c:v', 'libx264', '-f', 'null', '-'],
];
const sixHundredMegabytes = ['if=/dev/zero', 'of=/dev/null', 'bs=600M', 'count=1'];

describe.runIf(sandbox.prlimit)('a child', () => {
  test('that computes for longer than it may is out of time, whatever the clock says', async () => {
    const limits = { ...lookLimits, cpuSeconds: 1 };
    const running = (logLevel: string) => runChild({ program: 'ffmpeg', args: busy(logLevel), limits });
    expect(await running('info')).toEqual({ kind: 'timedOut' });
    // It does not say which signal it was: worth another try, a few times.
    expect((await running('error')).kind).toBe('killed');
  });

  test('that wants more memory than it may have gets none', async () => {
    const taking = (memoryBytes: number) =>
      runChild({ program: 'dd', args: sixHundredMegabytes, limits: { ...lookLimits, memoryBytes } });
    expect((await taking(lookLimits.memoryBytes)).kind).toBe('done');
    expect((await taking(300 * 2 ** 20)).kind).toBe('failed');
  });

  test('is told all four of its limits', () => {
    const limits = { wallSeconds: 1, cpuSeconds: 2.5, memoryBytes: 1000.5, fileBytes: 10 };
    const only = { network: [], death: [], prlimit: true, nice: false, idleCpu: false, idleDisk: false };
    const told = ['prlimit', '--as=1001', '--cpu=3:8', '--fsize=10', '--core=0', '--', 'ffmpeg'];
    expect(confine(only, ['ffmpeg'], limits, 'normal')).toEqual(told);
  });
});

test('a longer film may take longer and write more, a larger one may take more memory', () => {
  const [short, long, large] = [passLimits(60, 1e6), passLimits(7200, 1e6), passLimits(60, 8e6)];
  expect(long.wallSeconds).toBeGreaterThan(short.wallSeconds);
  expect(long.cpuSeconds).toBeGreaterThan(short.cpuSeconds);
  expect(long.fileBytes).toBeGreaterThan(short.fileBytes);
  expect(large.memoryBytes).toBeGreaterThan(short.memoryBytes);
  for (const limits of [short, long, large]) expect(Object.values(limits).every(Number.isFinite)).toBe(true);
});
