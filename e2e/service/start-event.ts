// What an operator does at the terminal of the machine that the service runs on.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { realm } from './seed/realm-file.ts';

/** `npx matinee live start ID` in the realm of the journeys. */
export async function startEvent(id: string): Promise<void> {
  const root = new URL('../../', import.meta.url).pathname;
  await promisify(execFile)(
    join(root, 'node_modules/.bin/node'),
    [join(root, 'apps/server/bin/matinee.js'), 'live', 'start', id, '--realm', realm.key],
    { env: { ...process.env, DATA_DIR: process.env.JOURNEYS_DATA_DIR ?? '' } },
  );
}
