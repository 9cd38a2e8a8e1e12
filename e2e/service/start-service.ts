// Starts a service for one worker, on a free port, with a copy of what was filled once.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { dataFolderOf, filledFolder, node, root } from './paths.ts';

export interface StartedService {
  url: string;
  stop(): Promise<void>;
}

/** What journeys do as an operator at the terminal finds it by JOURNEYS_URL and JOURNEYS_DATA_DIR. */
export async function startService(worker: number): Promise<StartedService> {
  const dataDir = dataFolderOf(worker);
  // Files of the database may belong to another user, and have to go on doing so.
  await promisify(execFile)('cp', ['-a', filledFolder(), dataDir]);
  const child = spawn(node, ['e2e/service/serve.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const ended = gone.then(([code]) => {
    throw new Error(`The service ended with code ${code}`);
  });
  const url = await Promise.race([addressFrom(child.stdout), ended]);
  ended.catch(() => {});
  process.env.JOURNEYS_URL = url;
  process.env.JOURNEYS_DATA_DIR = dataDir;
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The first line that says it. What the service logs is shown beside the journeys. */
function addressFrom(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface({ input: output });
    lines.on('line', (line) => {
      if (line.startsWith('{"url"')) resolve((JSON.parse(line) as { url: string }).url);
      else console.error(line);
    });
    lines.once('close', () => reject(new Error('The service said no address')));
  });
}
