// `npm start` as an operator meets it: real processes on a data folder of their own.
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { childrenOf, databasesOf, kill, processesOf } from './kill-rounds/processes.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { PATH, HOME, TMPDIR } = process.env;

interface Run {
  child: ChildProcess;
  /** Everything on both of its outputs. */
  said(): string;
  code: Promise<number | null>;
}

let dir: string;
let dataDir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'matinee-start-'));
  // PostgreSQL may run as another user, who has to get there.
  chmodSync(dir, 0o755);
  dataDir = join(dir, 'data');
});
afterEach(() => {
  for (const { pid } of processesOf(dir)) kill(pid);
  rmSync(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

function start(settings: Record<string, string> = {}): Run {
  const ours = { DATA_DIR: dataDir, PORT: '0', DEMO: '0', LOG_LEVEL: 'warn', ...settings };
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...(TMPDIR && { TMPDIR }), PATH, HOME, TRIAL: dir, ...ours },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      heard += text;
    });
  }
  const code = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { child, said: () => heard, code };
}

/** Resolves once it has said that it is on for the given time, and answers there. */
async function serves({ child, said }: Run, time = 1): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended: ${said()}`);
    const addresses = said().match(/http:\/\/127\.0\.0\.1:\d+/g) ?? [];
    const answer = await fetch(`${addresses[time - 1]}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}

function serverOf({ child }: Run): number {
  const [server] = childrenOf(child.pid ?? 0);
  if (!server) throw new Error('there is no server');
  return server.pid;
}

// Who is still there is found in /proc.
describe.skipIf(process.platform !== 'linux')('npm start', { retry: 1 }, () => {
  test('serves, serves again after a crash, and leaves nothing behind when it is stopped', async () => {
    const run = start();
    await serves(run);
    expect(databasesOf(dataDir)).toHaveLength(1);

    const first = serverOf(run);
    kill(first);
    await serves(run, 2);
    expect(serverOf(run)).not.toBe(first);

    run.child.kill('SIGINT');
    expect(await run.code).toBe(0);
    await expect.poll(() => processesOf(dir)).toEqual([]);
  });

  test('takes over the database that a kill of everything else has left', async () => {
    const killed = start();
    await serves(killed);
    const left = databasesOf(dataDir).map(({ pid }) => pid);
    expect(left).toHaveLength(1);
    const server = serverOf(killed);
    // Held still, it neither starts another server nor tells the first to stop.
    killed.child.kill('SIGSTOP');
    kill(server);
    killed.child.kill('SIGKILL');
    await killed.code;
    expect(databasesOf(dataDir).map(({ pid }) => pid)).toEqual(left);

    const next = start();
    await serves(next);
    expect(databasesOf(dataDir)).toHaveLength(1);
    next.child.kill('SIGTERM');
    expect(await next.code).toBe(0);
    await expect.poll(() => processesOf(dir)).toEqual([]);
  });

  test('stopped while it starts, it leaves nothing behind either', async () => {
    const run = start();
    await expect
      .poll(() => processesOf(dir).some(({ command }) => /initdb|postgres/.test(command)))
      .toBe(true);
    run.child.kill('SIGINT');
    await run.code;
    await expect.poll(() => processesOf(dir)).toEqual([]);
  });

  test('says in one line that its port is taken', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    await refuses({ PORT: String(port) }, new RegExp(`Port ${port} on 127.0.0.1 is taken`));
    other.close();
  });

  test.each([
    ['no port', { PORT: 'abc' }, /PORT must be a whole number from 0 to 65535 \(it is "abc"\)/],
    ['a setting that only the server knows', { LOG_LEVEL: 'loud' }, /LOG_LEVEL must be fatal, error/],
    ['a folder where none can be', { DATA_DIR: '/proc/matinee' }, /data folder \/proc\/matinee cannot/],
    ['a folder that takes nothing', { DATA_DIR: '/proc' }, /data folder \/proc cannot/],
    [
      'an ffmpeg that is not there',
      { FFMPEG_PATH: '/nowhere/ffmpeg' },
      /FFMPEG_PATH names \/nowhere\/ffmpeg/,
    ],
    ['a name that is not on the PATH', { FFPROBE_PATH: 'nosuchffprobe' }, /FFPROBE_PATH names nosuchffprobe/],
  ])('says in one line what is wrong with %s', (_what, settings, line) => refuses(settings, line));

  test('says in one line that a file is in the way of its data folder', async () => {
    writeFileSync(dataDir, '');
    await refuses({}, /cannot be written to \(ENOTDIR\)/);
    await refuses({ DATA_DIR: join(dataDir, 'deep', 'down') }, /cannot be written to \(ENOTDIR\)/);
  });

  test.skipIf(process.getuid?.() === 0)('says in one line that its data folder is read-only', async () => {
    mkdirSync(dataDir, { mode: 0o555 });
    await refuses({}, /cannot be written to \(EACCES\)/);
  });
});

async function refuses(settings: Record<string, string>, line: RegExp): Promise<void> {
  const run = start(settings);
  expect(await run.code).not.toBe(0);
  const lines = run.said().trim().split('\n');
  expect(lines).toEqual([expect.stringMatching(line)]);
}
