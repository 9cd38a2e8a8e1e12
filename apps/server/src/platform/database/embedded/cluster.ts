// Makes the database's files on the first start. Made beside and renamed when complete, so that a start that is
// killed half way leaves nothing that looks like a database.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../process/index.ts';
import type { Binaries } from './binaries.ts';
import type { Folders } from './folders.ts';
import { asOwner } from './launch.ts';

const run = promisify(execFile);
const majorVersion = '18';

export async function ensureCluster({ initdb }: Binaries, { home, data, owner }: Folders): Promise<void> {
  const versionFile = join(data, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version === majorVersion) return;
    throw new StartupError(`${data} was made by PostgreSQL ${version}; this version needs ${majorVersion}.`);
  }
  const making = `${data}.new`;
  rmSync(making, { recursive: true, force: true });
  const { command, args, options } = asOwner(owner, [home], initdb, [
    `--pgdata=${making}`,
    '--username=matinee',
    // Whoever can enter the socket's folder is the owner or root.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  await run(command, args, { ...options, cwd: '/' }).catch((error: { stderr?: string }) => {
    throw new StartupError(`The database cannot be made in ${data}: ${error.stderr?.trim() || error}`);
  });
  renameSync(making, data);
}
