// Runs `npm start` as an operator does: real processes with a temporary data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findChildren, findPostgres, findProcesses, killProcess } from './crash-test/processes.ts';
import { checkInstallationPath } from './setup/preflight.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { PATH, HOME, TMPDIR } = process.env;

interface Run {
  child: ChildProcess;
  /** Returns everything printed on stdout and stderr so far. */
  getOutput(): string;
  exitCode: Promise<number | null>;
}

let dir: string;
let dataDir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'matinee-start-'));
  // PostgreSQL may run as another user, who must be able to enter the folder.
  chmodSync(dir, 0o755);
  dataDir = join(dir, 'data');
});
afterEach(() => {
  for (const { pid } of findProcesses(dir)) killProcess(pid);
  rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function start(settings: Record<string, string> = {}): Run {
  // `findProcesses` finds all processes of a test by the folder in their environment.
  const serviceSettings = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...(TMPDIR && { TMPDIR }), PATH, HOME, START_TEST_DIR: dir, ...serviceSettings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, getOutput: () => output, exitCode };
}

/** Resolves when the nth server that printed its address responds. */
async function waitUntilServing({ child, getOutput }: Run, startNumber = 1): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm start ended: ${getOutput()}`);
    const urls = getOutput().match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
    const response = await fetch(`${urls[startNumber - 1]}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
}

function getServerPid({ child }: Run): number {
  const [server] = findChildren(child.pid ?? 0);
  if (!server) throw new Error('no server is running');
  return server.pid;
}

// Running processes are found in /proc.
describe.skipIf(process.platform !== 'linux')('npm start', () => {
  test('serves, restarts after a crash, and leaves no process behind when it is stopped', async () => {
    const run = start();
    await waitUntilServing(run);
    expect(findPostgres(dataDir)).toHaveLength(1);

    const firstServerPid = getServerPid(run);
    killProcess(firstServerPid);
    await waitUntilServing(run, 2);
    expect(getServerPid(run)).not.toBe(firstServerPid);

    run.child.kill('SIGINT');
    expect(await run.exitCode).toBe(0);
    await expect.poll(() => findProcesses(dir)).toEqual([]);
  });

  test('reuses a running database after the supervisor and the server were killed', async () => {
    const killedRun = start();
    await waitUntilServing(killedRun);
    const databasePids = findPostgres(dataDir).map(({ pid }) => pid);
    expect(databasePids).toHaveLength(1);
    const serverPid = getServerPid(killedRun);
    // A stopped supervisor (SIGSTOP) neither starts another server nor stops the first one.
    killedRun.child.kill('SIGSTOP');
    killProcess(serverPid);
    killedRun.child.kill('SIGKILL');
    await killedRun.exitCode;
    expect(findPostgres(dataDir).map(({ pid }) => pid)).toEqual(databasePids);

    const nextRun = start();
    await waitUntilServing(nextRun);
    expect(findPostgres(dataDir).map(({ pid }) => pid)).toEqual(databasePids);
    nextRun.child.kill('SIGTERM');
    expect(await nextRun.exitCode).toBe(0);
    await expect.poll(() => findProcesses(dir)).toEqual([]);
  });

  test('leaves no process behind when it is stopped during startup', async () => {
    const run = start();
    await expect
      .poll(() => findProcesses(dir).some(({ command }) => /initdb|postgres/.test(command)))
      .toBe(true);
    run.child.kill('SIGINT');
    await run.exitCode;
    await expect.poll(() => findProcesses(dir)).toEqual([]);
  });

  test('prints one line when its port is in use', async () => {
    const portHolder = createServer();
    await new Promise<void>((resolve) => portHolder.listen(0, '127.0.0.1', resolve));
    const { port } = portHolder.address() as AddressInfo;
    await expectStartError({ PORT: String(port) }, new RegExp(`Port ${port} on 127.0.0.1 is taken`));
    portHolder.close();
  });

  test.each([
    ['an invalid port', { PORT: 'abc' }, /PORT must be a whole number from 0 to 65535 \(it is "abc"\)/],
    ['a setting that only the server knows', { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be fatal, error/],
    [
      'a data folder that cannot be created',
      { DATA_DIR: '/proc/matinee' },
      /data folder \/proc\/matinee cannot/,
    ],
    ['a data folder that cannot be written to', { DATA_DIR: '/proc' }, /data folder \/proc cannot/],
    [
      'an ffmpeg that does not exist',
      { FFMPEG_PATH: '/nowhere/ffmpeg' },
      /FFMPEG_PATH names \/nowhere\/ffmpeg/,
    ],
    [
      'a program that is not on the PATH',
      { FFPROBE_PATH: 'nosuchffprobe' },
      /FFPROBE_PATH names nosuchffprobe/,
    ],
  ])('prints one line for %s', (_case, settings, line) => expectStartError(settings, line));

  test('prints one line when its data folder is a file or inside a file', async () => {
    writeFileSync(dataDir, '');
    await expectStartError({}, /cannot be written to \(ENOTDIR\)/);
    await expectStartError({ DATA_DIR: join(dataDir, 'deep', 'down') }, /cannot be written to \(ENOTDIR\)/);
  });

  test.skipIf(process.getuid?.() === 0)('prints one line when its data folder is read-only', async () => {
    mkdirSync(dataDir, { mode: 0o555 });
    await expectStartError({}, /cannot be written to \(EACCES\)/);
  });
});

test('checkInstallationPath accepts spaces and letters outside ASCII, and refuses what Vite cannot build', () => {
  expect(() => checkInstallationPath('/home/ana/Mis vídeos 100% 日本')).not.toThrow();
  expect(() => checkInstallationPath('/home/ana/films #1')).toThrow('contains "#"');
  expect(() => checkInstallationPath('/home/ana/films?')).toThrow('contains "?"');
});

/** Expects `npm start` to fail and to print only this line. */
async function expectStartError(settings: Record<string, string>, line: RegExp): Promise<void> {
  const run = start(settings);
  expect(await run.exitCode).not.toBe(0);
  const lines = run.getOutput().trim().split('\n');
  expect(lines).toEqual([expect.stringMatching(line)]);
}
