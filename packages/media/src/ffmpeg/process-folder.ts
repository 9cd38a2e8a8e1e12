// The work folder of a process, which may belong to another user while the process runs.
import type { Dirent } from 'node:fs';
import { lchown, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessUser } from './process-user.ts';

/** Visits everything below a folder. Unlike `readdir` with `recursive`, it follows no link. */
async function visitEntries(
  folder: string,
  visit: (path: string, entry: Dirent) => Promise<void>,
): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    await visit(path, entry);
    if (entry.isDirectory()) await visitEntries(path, visit);
  }
}

/** Gives the folder with its content to a user. */
export async function changeOwner(folder: string, { uid, gid }: ProcessUser): Promise<void> {
  await lchown(folder, uid, gid);
  await visitEntries(folder, (path) => lchown(path, uid, gid));
}

/**
 * Takes the folder back after the process has ended. Removes everything but files and folders: the service must not
 * follow a link that a compromised process left.
 */
export async function reclaimFolder(folder: string, user: ProcessUser | undefined): Promise<void> {
  try {
    await reclaimEntries(folder, user);
  } catch (error) {
    // Another worker that took the job over may have removed the folder.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

async function reclaimEntries(folder: string, user: ProcessUser | undefined): Promise<void> {
  await visitEntries(folder, async (path, entry) => {
    if (!entry.isFile() && !entry.isDirectory()) await rm(path, { force: true });
  });
  const { getuid, getgid } = process;
  if (user && getuid && getgid) await changeOwner(folder, { uid: getuid(), gid: getgid() });
}
