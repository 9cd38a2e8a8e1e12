// Tests the resource limits with real processes.
import { describe, expect, test } from 'vitest';
import { sandboxWithoutTools } from '../../test/sandbox-without-tools.ts';
import { createEncodeLimits, inspectionLimits } from './process-limits.ts';
import { runProcess } from './run-process.ts';
import { detectSandbox, type Sandbox, wrapCommand } from './sandbox.ts';

const sandbox = await detectSandbox('ffmpeg');
const createEndlessEncodeArgs = (logLevel: string) => [
  ...['-nostdin', '-hide_banner', '-loglevel', logLevel],
  ...['-f', 'lavfi', '-i', 'testsrc2=size=320x180', '-c:v', 'libx264', '-f', 'null', '-'],
];
const largeCopyArgs = ['if=/dev/zero', 'of=/dev/null', 'bs=600M', 'count=1'];

describe.runIf(sandbox.hasPrlimit)('process limits', () => {
  test('stops a process that exceeds its CPU time', async () => {
    const limits = { ...inspectionLimits, maxCpuSeconds: 1 };
    const runEncode = (logLevel: string) =>
      runProcess({ program: 'ffmpeg', args: createEndlessEncodeArgs(logLevel), limits });
    expect(await runEncode('info')).toEqual({ kind: 'timedOut' });
    // At log level error, ffmpeg does not report which signal ended it, so the outcome is `killed`.
    expect((await runEncode('error')).kind).toBe('killed');
  });

  test('denies memory beyond the limit', async () => {
    const runWithMemory = (memoryBytes: number) =>
      runProcess({
        program: 'dd',
        args: largeCopyArgs,
        limits: { ...inspectionLimits, maxMemoryBytes: memoryBytes },
      });
    expect((await runWithMemory(inspectionLimits.maxMemoryBytes)).kind).toBe('done');
    expect((await runWithMemory(300 * 2 ** 20)).kind).toBe('failed');
  });

  test('passes the limits to prlimit, but the limit of processes only in a user namespace', () => {
    const limits = {
      maxSeconds: 1,
      maxCpuSeconds: 2.5,
      maxMemoryBytes: 1000.5,
      maxFileBytes: 10,
      maxProcesses: 9,
    };
    const onlyPrlimit = { ...sandboxWithoutTools, hasPrlimit: true };
    const wrap = (sandbox: Sandbox) => wrapCommand(sandbox, ['ffmpeg'], limits, { priority: 'normal' });
    const expectedCommand = ['prlimit', '--as=1001', '--cpu=3:8', '--fsize=10', '--core=0', '--', 'ffmpeg'];
    expect(wrap(onlyPrlimit)).toEqual(expectedCommand);
    expect(wrap({ ...onlyPrlimit, hasUserNamespace: true })).toContain('--nproc=9');
  });
});

test('createEncodeLimits grows with the duration and the frame size of the source', () => {
  const [shortFilmLimits, longFilmLimits, largeFrameLimits] = [
    createEncodeLimits(60, 1e6),
    createEncodeLimits(7200, 1e6),
    createEncodeLimits(60, 8e6),
  ];
  expect(longFilmLimits.maxSeconds).toBeGreaterThan(shortFilmLimits.maxSeconds);
  expect(longFilmLimits.maxCpuSeconds).toBeGreaterThan(shortFilmLimits.maxCpuSeconds);
  expect(longFilmLimits.maxFileBytes).toBeGreaterThan(shortFilmLimits.maxFileBytes);
  expect(largeFrameLimits.maxMemoryBytes).toBeGreaterThan(shortFilmLimits.maxMemoryBytes);
  expect(shortFilmLimits.maxSeconds).toBeGreaterThan(shortFilmLimits.maxCpuSeconds);
  for (const limits of [shortFilmLimits, longFilmLimits, largeFrameLimits])
    expect(Object.values(limits).every(Number.isFinite)).toBe(true);
});
