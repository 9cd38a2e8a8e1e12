// Opens the source of a process. The service checked its path earlier, and a user of this machine who may write to its
// folder may have put a link in its place since.
import { constants } from 'node:fs';
import { type FileHandle, open, readlink } from 'node:fs/promises';

// O_NONBLOCK: opening a pipe must not wait for its other end.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The kernel knows the path of an open file. Without procfs, the path itself is trusted. */
const readOpenedPath = (handle: FileHandle, path: string): Promise<string> =>
  readlink(`/proc/self/fd/${handle.fd}`).catch(() => path);

/** Returns undefined unless the path leads to a readable file without following a link. */
export async function openSource(path: string): Promise<FileHandle | undefined> {
  const handle = await open(path, openFlags).catch(() => undefined);
  if (!handle) return undefined;
  let isSource = false;
  try {
    isSource = (await handle.stat()).isFile() && (await readOpenedPath(handle, path)) === path;
    return isSource ? handle : undefined;
  } finally {
    if (!isSource) await handle.close();
  }
}
