// Starts a program as `npm start` would be, on a folder and a port that are kept over several starts.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const root = new URL('../..', import.meta.url).pathname;
const patienceMs = 120_000;

export interface Started {
  /** Milliseconds from the start until `url` answered. */
  took: number;
  stop(): Promise<void>;
}

/** `script` from the root of the repository. */
export async function startScript(
  script: string,
  { url, env }: { url: string; env: Record<string, string> },
): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise((done) => child.once('exit', done));
  const end = () => child.kill('SIGTERM');
  // A benchmark that fails leaves nothing behind.
  process.once('exit', end);
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}.`);
    if (performance.now() - began > patienceMs) throw new Error(`${script} does not serve.`);
    await wait(10);
  }
  const took = performance.now() - began;
  return {
    took,
    async stop() {
      end();
      await gone;
      process.off('exit', end);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.ok === true;
}
