// Starts the service before the first journey and stops it after the last.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export default async function startService(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(join(tmpdir(), 'matinee-journeys-'));
  const dataDir = join(dir, 'data');
  const child = spawn(join(root, 'node_modules/.bin/node'), ['e2e/service/serve.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, FILM_DIR: dir, DEMO: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The service ended with code ${code}`);
  });
  const url = await Promise.race([addressFrom(child.stdout), ended]);
  ended.catch(() => {});
  process.env.JOURNEYS_URL = url;
  process.env.JOURNEYS_DATA_DIR = dataDir;
  return async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    await rm(dir, { recursive: true, force: true });
  };
}

async function addressFrom(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    if (line.startsWith('{"url"')) return (JSON.parse(line) as { url: string }).url;
  }
  throw new Error('The service said no address');
}
