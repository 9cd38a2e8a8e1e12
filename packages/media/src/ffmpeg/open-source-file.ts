// Opens the source file that a process reads. The service has checked the path earlier; since then, a user of this
// machine who may write to the folder could have replaced the file with a link.
import { constants } from 'node:fs';
import { type FileHandle, open, readlink } from 'node:fs/promises';

// With O_NONBLOCK, opening a pipe does not wait for its other end.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Returns the path that the kernel has for the open file; without procfs, the requested path. */
const readOpenedPath = (handle: FileHandle, path: string): Promise<string> =>
  readlink(`/proc/self/fd/${handle.fd}`).catch(() => path);

/** Opens a file for reading. Returns undefined unless the path leads to a readable file and contains no link. */
export async function openSourceFile(path: string): Promise<FileHandle | undefined> {
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
