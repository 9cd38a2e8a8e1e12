// Starts Matinee on a free port with a temporary data folder, and connects to its database.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Service {
  url: string;
  dataDir: string;
  pid: number;
  /** Stops the service and deletes its data. */
  stop(): Promise<void>;
  /** Starts the service again, with other environment variables and the same data. */
  restart(env: Record<string, string>): Promise<Service>;
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  return address.port;
}

/** Starts the service and waits until it serves. `env` overrides the environment. */
export async function startService(env: Record<string, string> = {}): Promise<Service> {
  return startIn(await mkdtemp(join(tmpdir(), 'matinee-bench-')), env);
}

async function startIn(dataDir: string, env: Record<string, string>): Promise<Service> {
  const port = await findFreePort();
  // The flags and settings of `npm start`.
  const flags = ['--max-semi-space-size=16', '--expose-gc'];
  const allocatorSettings = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
  const child = spawn(process.execPath, [...flags, join(root, 'apps/server/src/main/start.ts')], {
    cwd: root,
    env: {
      ...allocatorSettings,
      ...process.env,
      LOG_LEVEL: 'error',
      DEMO: '0',
      IMPORT_DIRS: `bench=${tmpdir()}`,
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A failed benchmark leaves no service behind.
  process.once('exit', () => child.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}`;
  await waitUntilServing(url, child);
  const stopProcess = async () => {
    const exitPromise = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await exitPromise;
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    async stop() {
      await stopProcess();
      await rm(dataDir, { recursive: true, force: true });
    },
    async restart(newEnv) {
      await stopProcess();
      return startIn(dataDir, newEnv);
    },
  };
}

async function waitUntilServing(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The service ended with code ${child.exitCode}.`);
    const response = await fetch(`${url}/healthz`).catch(() => null);
    if (response?.ok) return;
    await wait(100);
  }
  throw new Error('The service did not serve within a minute.');
}

/** Runs the work with a connection to the database of the service. */
export async function withDatabase<T>(service: Service, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    host: join(service.dataDir, 'postgres/socket'),
    user: 'matinee',
    database: 'matinee',
  });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
