// Creates the database cluster on the first start, in a temporary folder that is renamed when it is complete.
// A start that is killed half-way leaves no incomplete cluster.
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../process/index.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseFolders } from './folders.ts';
import { createOwnerCommand } from './launch.ts';
import { roles } from './roles.ts';

const execFileAsync = promisify(execFile);
const majorVersion = '18';

export async function ensureCluster(
  { initdb }: Binaries,
  { root, data, owner }: DatabaseFolders,
): Promise<void> {
  const versionFile = join(data, 'PG_VERSION');
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, 'utf8').trim();
    if (version === majorVersion) return;
    throw new StartupError(
      `${data} was created by PostgreSQL ${version}; this version needs PostgreSQL ${majorVersion}.`,
    );
  }
  const incompleteData = `${data}.new`;
  rmSync(incompleteData, { recursive: true, force: true });
  const { command, args, options } = createOwnerCommand(owner, [root], initdb, [
    `--pgdata=${incompleteData}`,
    `--username=${roles.superuser}`,
    '--auth-local=peer',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ]);
  await execFileAsync(command, args, { ...options, cwd: '/' }).catch((error: { stderr?: string }) => {
    throw new StartupError(`The database cannot be created in ${data}: ${error.stderr?.trim() || error}`);
  });
  renameSync(incompleteData, data);
}
