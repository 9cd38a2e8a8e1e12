// Chooses the user that runs a process when the service is root: a user who owns nothing else on the machine, or else
// the owner of the source.
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

export type ProcessUser = { uid: number; gid: number };

/** Ids that no distribution gives to a user. */
export const unprivilegedUser: ProcessUser = { uid: 65_533, gid: 65_533 };

async function hasPermission(path: string, { uid, gid }: ProcessUser, bit: 4 | 1): Promise<boolean> {
  const stats = await stat(path);
  const shift = stats.uid === uid ? 6 : stats.gid === gid ? 3 : 0;
  return (stats.mode & (bit << shift)) !== 0;
}

async function canEnterParents(path: string, user: ProcessUser): Promise<boolean> {
  const parent = dirname(path);
  if (!(await hasPermission(parent, user, 1))) return false;
  return parent === path || canEnterParents(parent, user);
}

type ChooseOptions = {
  source: string | undefined;
  /** Paths that the user must reach. Empty with bubblewrap, which mounts them. */
  reachablePaths: readonly string[];
};

/**
 * Returns a user who can read the source: an unprivileged one or the owner of the file. Undefined when only root can
 * read it.
 */
export async function chooseUser({
  source,
  reachablePaths,
}: ChooseOptions): Promise<ProcessUser | undefined> {
  const sourceOwner = source === undefined ? undefined : await stat(source);
  for (const user of [unprivilegedUser, sourceOwner]) {
    if (!user || user.uid === 0) continue;
    const isReadable = source === undefined || (await hasPermission(source, user, 4));
    const reaches = await Promise.all(reachablePaths.map((path) => canEnterParents(path, user)));
    if (isReadable && !reaches.includes(false)) return { uid: user.uid, gid: user.gid };
  }
  return undefined;
}
