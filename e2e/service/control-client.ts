// Calls the control server of the running service from a journey.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ControlOperations } from './control-server.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const node = join(root, 'node_modules/.bin/node');

/** Settings that global setup passes to the workers. */
const readSettings = () => ({
  controlUrl: process.env.JOURNEYS_CONTROL_URL ?? '',
  dataDir: process.env.JOURNEYS_DATA_DIR ?? '',
});

export async function callControlServer<Name extends keyof ControlOperations>(
  name: Name,
  input: Parameters<ControlOperations[Name]>[0],
): Promise<Awaited<ReturnType<ControlOperations[Name]>>> {
  const response = await fetch(`${readSettings().controlUrl}/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  return (await response.json()) as Awaited<ReturnType<ControlOperations[Name]>>;
}

/** Runs `npx matinee …` beside the running service, as an operator does; resolves with what it prints. */
export async function runMatinee(...args: readonly string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(node, [join(root, 'apps/server/bin/matinee.js'), ...args], {
    env: { ...process.env, DATA_DIR: readSettings().dataDir },
  });
  return stdout;
}
