// Starts one service for all workers. Journeys that change a realm have an isolated realm in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

export default async function startService(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matinee-journeys-'));
  const child = spawn(join(root, 'node_modules/.bin/node'), ['e2e/service/serve.ts'], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DEMO: '0',
      LOG_LEVEL: 'warn',
      // On a busy machine, journeys would wait long for an encoder of a lower priority.
      ENCODE_PRIORITY: 'normal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exitEvent = once(child, 'exit');
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await exitEvent;
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    const startFailure = exitEvent.then(([code]) => {
      throw new Error(`The service ended with code ${code}`);
    });
    const { url, controlUrl } = await Promise.race([readUrls(child.stdout), startFailure]);
    startFailure.catch(() => {});
    Object.assign(process.env, {
      JOURNEYS_URL: url,
      JOURNEYS_CONTROL_URL: controlUrl,
      JOURNEYS_DATA_DIR: dataDir,
    });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Resolves with the URLs, which the service prints as one line of JSON. Prints all other lines of its output. */
function readUrls(output: NodeJS.ReadableStream): Promise<{ url: string; controlUrl: string }> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('{"url"')) resolve(JSON.parse(line) as { url: string; controlUrl: string });
      else console.error(line);
    });
  });
}
