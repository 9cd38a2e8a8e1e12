// Starts a script with Node and measures how long it takes until it serves. The caller provides the data folder and
// the port, so that several starts can share them.
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const timeoutMs = 120_000;

export interface StartedProgram {
  /** Milliseconds from the start until `url` responded. */
  startMs: number;
  stop(): Promise<void>;
}

/** @param script a path from the root of the repository */
export async function startScript(
  script: string,
  { url, env }: { url: string; env: Record<string, string> },
): Promise<StartedProgram> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exitPromise = new Promise((resolve) => child.once('exit', resolve));
  const terminate = () => child.kill('SIGTERM');
  // A failed benchmark leaves no process behind.
  process.once('exit', terminate);
  while (!(await isServing(url))) {
    if (child.exitCode !== null) throw new Error(`${script} ended with code ${child.exitCode}.`);
    if (performance.now() - startedAt > timeoutMs) throw new Error(`${script} does not serve.`);
    await wait(10);
  }
  const startMs = performance.now() - startedAt;
  return {
    startMs,
    async stop() {
      terminate();
      await exitPromise;
      process.off('exit', terminate);
    },
  };
}

async function isServing(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.arrayBuffer();
  return response?.ok === true;
}
