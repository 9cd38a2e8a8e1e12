// Creates the database cluster on the first start, in a temporary folder that is renamed when it is complete.
// A start that is killed half-way leaves no incomplete cluster. Of two starts, the first to finish wins.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isAlive, StartupError } from '../../process/index.ts';
import type { Binaries } from './binaries.ts';
import type { DatabaseFolders } from './folders.ts';
import type { Owner } from './owner.ts';
import { createOwnerCommand } from './owner-command.ts';
import { roles } from './roles.ts';

const execFileAsync = promisify(execFile);
const majorVersion = '18';
/** Followed by the id of the process that creates the cluster. */
const incompleteSuffix = '.new-';

/** Aborting the signal stops the creation. */
export async function ensureCluster(
  { initdb }: Binaries,
  { root, data, owner }: DatabaseFolders,
  signal?: AbortSignal,
): Promise<void> {
  if (hasCluster({ data, owner })) return;
  removeAbandonedClusters(root);
  const incompleteData = `${data}${incompleteSuffix}${process.pid}`;
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
  await execFileAsync(command, args, { ...options, cwd: '/', ...(signal && { signal }) }).catch(
    (error: Error & { stderr?: string }) => {
      signal?.throwIfAborted();
      throw new StartupError(`The database cannot be created in ${data}: ${findErrorLine(error)}.`);
    },
  );
  try {
    renameSync(incompleteData, data);
  } catch (error) {
    if (!hasCluster({ data, owner })) throw error;
    rmSync(incompleteData, { recursive: true, force: true });
  }
}

function removeAbandonedClusters(root: string): void {
  for (const name of readdirSync(root)) {
    const [, pid] = name.split(incompleteSuffix);
    if (pid === undefined || (Number(pid) !== process.pid && isAlive(Number(pid)))) continue;
    rmSync(join(root, name), { recursive: true, force: true });
  }
}

/**
 * Whether the folder holds a database cluster.
 * @throws StartupError when the folder belongs to another user, or holds an unusable cluster or other files
 */
export function hasCluster({ data, owner }: Pick<DatabaseFolders, 'data' | 'owner'>): boolean {
  if (!statSync(data, { throwIfNoEntry: false })) return false;
  checkOwner(data, owner);
  const versionFile = join(data, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (readdirSync(data).length === 0) return false;
    throw new StartupError(
      `${data} has files but no PG_VERSION, so it is not a complete database: restore it from a backup, or move it away to start with an empty one.`,
    );
  }
  const version = readFileSync(versionFile, 'utf8').trim();
  if (version === majorVersion) return true;
  throw new StartupError(
    `${data} was created by PostgreSQL ${version}; this version of Matinee needs PostgreSQL ${majorVersion}.`,
  );
}

function checkOwner(data: string, owner: Owner | undefined): void {
  const { uid } = statSync(data);
  const requiredUid = owner?.uid ?? process.getuid?.() ?? uid;
  if (uid === requiredUid) return;
  throw new StartupError(
    `${data} belongs to the user ${uid}, but the database runs as the user ${requiredUid}: run chown -R ${requiredUid} ${data}, or set DATA_DIR to another folder.`,
  );
}

function findErrorLine(error: Error & { stderr?: string }): string {
  const lines = error.stderr?.trim().split('\n') ?? [];
  const errorLine = lines.find((line) => /\b(error|FATAL|PANIC):/.test(line)) ?? lines[0];
  return errorLine?.replace(/^.*\b(?:error|FATAL|PANIC):\s*/, '').replace(/\.$/, '') || error.message;
}
