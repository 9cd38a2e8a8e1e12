// What an operator does: applies a realm file to the service of the journeys.
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export async function applyRealm(file: object): Promise<void> {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? '';
  const path = join(dataDir, '..', 'realm.json');
  await writeFile(path, JSON.stringify(file));
  const root = new URL('../../', import.meta.url).pathname;
  await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'apps/server/bin/matinee.js'), 'realm', 'apply', path],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
}
