// Starts a real service with its supervisor in a temporary folder, and calls its API.
import { type ChildProcess, spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findChildren } from './processes.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyTimeoutMs = 120_000;

const realm = {
  key: 'trial',
  name: 'Trial',
  theme: {
    primary: '#ffffff',
    secondary: '#cccccc',
    tertiary: '#999999',
    background: '#101010',
    alert: '#ff0000',
    callToAction: '#ffaa00',
  },
  languages: ['en'],
  defaultLanguage: 'en',
};

interface ServiceResponse {
  status: number;
  body: Record<string, unknown>;
}

export interface Service {
  /** Contains the log, the films and the data. */
  dir: string;
  dataDir: string;
  url: string;
  /** Process id of the current server. */
  getServerPid(): number | undefined;
  /** Undefined when the request failed or timed out. */
  call(method: string, path: string, options?: CallOptions): Promise<ServiceResponse | undefined>;
  /** Resolves when `GET /readyz` returns 200: database, storage and worker are ready. */
  waitUntilReady(): Promise<void>;
  stop(): Promise<void>;
}

interface CallOptions {
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')}: ${code}`))));
  });
}

async function waitForExit(child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) await sleep(50);
}

/** Starts the server as `npm start` does; its output goes to the file `log`. */
function spawnSupervisor(dir: string, env: NodeJS.ProcessEnv): ChildProcess {
  const logFd = openSync(join(dir, 'log'), 'a');
  const superviseCode =
    "import('./scripts/setup/supervise.mjs').then(({ supervise }) => supervise()).then(process.exit)";
  return spawn(process.execPath, ['-e', superviseCode], { cwd: root, env, stdio: ['ignore', logFd, logFd] });
}

const createCall =
  (baseUrl: string): Service['call'] =>
  async (method, path, { body, token, headers } = {}) => {
    try {
      const response = await fetch(baseUrl + path, {
        method,
        signal: AbortSignal.timeout(15_000),
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
    } catch {
      return undefined;
    }
  };

interface Admin {
  email: string;
  password: string;
}

/** Creates the realm and its administrator through the command line. */
async function seedRealm(dir: string, admin: Admin, env: NodeJS.ProcessEnv): Promise<void> {
  const realmFile = join(dir, 'realm.json');
  await writeFile(realmFile, JSON.stringify(realm));
  const cliFile = join(root, 'apps/server/src/cli/main.ts');
  await run([cliFile, 'realm', 'apply', realmFile], env);
  await run([cliFile, 'user', 'create', admin.email, '--password', admin.password, '--role', 'ADMIN'], env);
}

/** Resolves when the service is ready and its realm has an administrator. */
export async function startService(dir: string, admin: Admin): Promise<Service> {
  const dataDir = join(dir, 'data');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: '0',
    IMPORT_DIRS: `${realm.key}=${dir}/films`,
    // sign-ups.ts sends a different X-Forwarded-For address with each call, because rate limits count by address.
    TRUST_PROXY: '127.0.0.1',
  };
  const supervisor = spawnSupervisor(dir, env);
  const call = createCall(url);

  async function waitUntilReady(): Promise<void> {
    const startedAt = performance.now();
    while (performance.now() - startedAt < readyTimeoutMs) {
      if ((await call('GET', '/readyz'))?.status === 200) return;
      await sleep(20);
    }
    throw new Error(`the service was not ready within ${readyTimeoutMs / 1000} s; its log is in ${dir}`);
  }

  await waitUntilReady();
  await seedRealm(dir, admin, env);

  return {
    dir,
    dataDir,
    url,
    call,
    waitUntilReady,
    getServerPid: () => supervisor.pid && findChildren(supervisor.pid)[0]?.pid,
    async stop() {
      supervisor.kill('SIGTERM');
      await waitForExit(supervisor);
    },
  };
}
