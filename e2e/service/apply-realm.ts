// What an operator does: applies a realm file to the service of the journeys.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** Resolves when the service follows the file. */
export async function applyRealm(file: object): Promise<void> {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? '';
  const path = join(dataDir, 'realm.json');
  await writeFile(path, JSON.stringify(file));
  const root = new URL('../../', import.meta.url).pathname;
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'apps/server/bin/matinee.js'), 'realm', 'apply', path],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  const applied = Number(/is at version (\d+)/.exec(stdout)?.[1] ?? 0);
  while ((await versionServed()) < applied) await wait(50);
}

async function versionServed(): Promise<number> {
  const answer = await fetch(`${process.env.JOURNEYS_URL}/api/v2/realm`);
  const { version } = (await answer.json()) as { version: number };
  return version;
}
