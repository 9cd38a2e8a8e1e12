import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sandboxWithoutTools } from '../../test/sandbox-without-tools.ts';
import { inspectionLimits } from './process-limits.ts';
import { createProgressReader } from './progress.ts';
import { runProcess } from './run-process.ts';
import { detectSandbox, type Sandbox, wrapCommand } from './sandbox.ts';
import type { ProcessPriority, ProcessProgress } from './tools.ts';

const program = 'ffmpeg';
const scratch = mkdtempSync(join(tmpdir(), 'matinee-child-'));
afterAll(() => rmSync(scratch, { recursive: true }));
const quietArgs = ['-nostdin', '-hide_banner', '-loglevel', 'error'];
const endlessArgs = [...quietArgs, '-re', '-f', 'lavfi', '-i', 'testsrc2=size=64x64', '-f', 'null', '-'];
const sandbox = await detectSandbox(program);
const isLinux = process.platform === 'linux';

/** Returns the process ids of the children of a process. */
function listChildPids(parentPid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]) === parentPid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

const listDescendantPids = (parentPid: number): number[] =>
  listChildPids(parentPid).flatMap((pid) => [pid, ...listDescendantPids(pid)]);

const readCommand = (pid: number) => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
};

async function waitFor<T>(find: () => T | undefined | false): Promise<T> {
  for (;;) {
    const result = find();
    if (result) return result;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

describe('runProcess', () => {
  test('collects the output of a process that exits with 0', async () => {
    const outcome = await runProcess({
      program,
      args: ['-hide_banner', '-version'],
      limits: inspectionLimits,
    });
    expect(outcome.kind === 'done' && outcome.stdout.toString()).toContain('ffmpeg version');
  });

  test('returns the end of stderr when the process fails', async () => {
    const outcome = await runProcess({
      program,
      args: [...quietArgs, '-i', 'file:/none'],
      limits: inspectionLimits,
    });
    expect(outcome).toMatchObject({ kind: 'failed', stderr: expect.stringContaining('No such file') });
  });

  test('returns aborted after an aborted process has exited', async () => {
    const abortController = new AbortController();
    const outcomePromise = runProcess({
      program,
      args: endlessArgs,
      limits: inspectionLimits,
      signal: abortController.signal,
    });
    setTimeout(() => abortController.abort(), 300);
    expect(await outcomePromise).toEqual({ kind: 'aborted' });
    if (isLinux)
      expect(listDescendantPids(process.pid).filter((pid) => readCommand(pid).includes('testsrc2'))).toEqual(
        [],
      );
  });

  test('after the wall-clock limit, returns timedOut only where there is no limit of CPU time', async () => {
    const limits = { ...inspectionLimits, maxSeconds: 0.3 };
    const { kind } = await runProcess({ program, args: endlessArgs, limits });
    expect(kind).toBe(sandbox.hasPrlimit ? 'killed' : 'timedOut');
  });

  test.runIf(isLinux)('returns killed when another process stops the child process', async () => {
    const outcomePromise = runProcess({ program, args: endlessArgs, limits: inspectionLimits });
    const childPid = await waitFor(() =>
      listDescendantPids(process.pid).find(
        (pid) => readCommand(pid).startsWith('ffmpeg') && readCommand(pid).includes('testsrc2'),
      ),
    );
    process.kill(childPid, 'SIGKILL');
    expect((await outcomePromise).kind).toBe('killed');
  });

  test.runIf(isLinux)('returns diskFull when the disk is full', async () => {
    const args = [
      ...quietArgs,
      '-y',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=duration=1',
      '-f',
      'mpegts',
      'file:/dev/full',
    ];
    expect((await runProcess({ program, args, limits: inspectionLimits })).kind).toBe('diskFull');
  });

  test.runIf(sandbox.hasPrlimit)('returns failed when the process exceeds the file size limit', async () => {
    const args = [...quietArgs, '-f', 'lavfi', '-i', 'testsrc2=duration=4', '-f', 'rawvideo', '-y', 'much'];
    const outcome = await runProcess({
      program,
      args,
      cwd: scratch,
      limits: { ...inspectionLimits, maxFileBytes: 100_000 },
    });
    expect(outcome.kind).toBe('failed');
  });

  test('throws when the program does not exist', async () => {
    const outcomePromise = runProcess({ program: 'no-such-program', args: [], limits: inspectionLimits });
    await expect(outcomePromise).rejects.toThrow('no-such-program');
  });
});

describe('sandbox', () => {
  test.runIf(isLinux && sandbox.namespacePrefix.length + sandbox.privilegeRestrictionPrefix.length > 0)(
    'kills the process when its parent is killed',
    async () => {
      const script = `
      import { runProcess } from ${JSON.stringify(new URL('./run-process.ts', import.meta.url).href)};
      import { inspectionLimits } from ${JSON.stringify(new URL('./process-limits.ts', import.meta.url).href)};
      await runProcess({ program: 'ffmpeg', args: ${JSON.stringify(endlessArgs)}, limits: inspectionLimits });`;
      const parent: ChildProcess = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
        stdio: 'ignore',
      });
      const parentPid = parent.pid ?? 0;
      const childPid = await waitFor(() =>
        listDescendantPids(parentPid).find((pid) => readCommand(pid).startsWith('ffmpeg')),
      );
      parent.kill('SIGKILL');
      expect(await waitFor(() => readCommand(childPid) === '')).toBe(true);
    },
  );

  const deniesNetwork = sandbox.namespacePrefix.length + sandbox.networkDenialPrefix.length > 0;
  test.runIf(deniesNetwork)('denies network access', async () => {
    let connectionCount = 0;
    const server = createServer(() => connectionCount++).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const args = [...quietArgs, '-i', `tcp://127.0.0.1:${port}`, '-f', 'null', '-'];
    const outcome = await runProcess({ program, args, limits: inspectionLimits });
    server.close();
    expect(outcome.kind).toBe('failed');
    expect(connectionCount).toBe(0);
  });

  test('hides the environment variables of the server', async () => {
    process.env.MATINEE_TEST_SECRET = 'do not tell';
    const outcome = await runProcess({ program: 'env', args: [], limits: inspectionLimits });
    process.env.MATINEE_TEST_SECRET = undefined;
    expect(outcome.kind === 'done' && outcome.stdout.toString()).not.toContain('SECRET');
  });

  test('without bubblewrap, changes the user before unshare creates a user namespace, which has no other user', () => {
    const wrap = (networkDenialPrefix: string[]) =>
      wrapCommand(
        { ...sandboxWithoutTools, networkDenialPrefix, switchesUser: true },
        ['ffmpeg'],
        inspectionLimits,
        {
          priority: 'normal',
          user: { uid: 7, gid: 7 },
        },
      );
    const inUserNamespace = wrap(['unshare', '-r', '--net', '--']);
    expect(inUserNamespace.indexOf('--reuid=7')).toBeLessThan(inUserNamespace.indexOf('unshare'));
    expect(wrap(['unshare', '--net', '--'])[0]).toBe('unshare');
    for (const command of [inUserNamespace, wrap([])])
      expect(command).toEqual(
        expect.arrayContaining(['--pdeathsig', '--bounding-set=-all', '--no-new-privs']),
      );
  });

  test('lowers the priority only of low and background work, and omits missing tools', () => {
    const wrap = (tools: Sandbox, priority: ProcessPriority) =>
      wrapCommand(tools, ['ffmpeg', '-i'], inspectionLimits, { priority });
    expect(wrap(sandboxWithoutTools, 'background')).toEqual(['ffmpeg', '-i']);
    const withNice = { ...sandboxWithoutTools, hasNice: true, hasChrt: true };
    expect(wrap(withNice, 'normal')).toEqual(['ffmpeg', '-i']);
    expect(wrap(withNice, 'low')).toEqual(['nice', '-n', '15', 'ffmpeg', '-i']);
    expect(wrap(withNice, 'background').slice(0, 3)).toEqual(['chrt', '-i', '0']);
  });
});

test('createProgressReader reads chunks of any size', () => {
  const reports: ProcessProgress[] = [];
  const readProgress = createProgressReader((progress) => reports.push(progress));
  const output =
    'frame=5\nout_time_us=1500000\nspeed=2.5x\nprogress=continue\nout_time_us=N/A\nspeed=N/A\nprogress=end\n';
  for (const character of output) readProgress(Buffer.from(character));
  expect(reports).toEqual([
    { seconds: 1.5, speed: 2.5 },
    { seconds: 1.5, speed: 0 },
  ]);
});
