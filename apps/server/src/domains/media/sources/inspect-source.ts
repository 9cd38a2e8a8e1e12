// Determines the location and version of a source file. The service reads sources in place and never moves them.
import { constants } from 'node:fs';
import { type FileHandle, open, readlink, realpath } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ImportGuard } from './import-guard.ts';

export interface Source {
  /** Absolute path with resolved links. */
  path: string;
  /** File name as imported, which may be the name of a link. */
  name: string;
  size: number;
  modifiedAt: Temporal.Instant;
}

/** PostgreSQL stores microseconds: with finer digits, a stored time would differ from that of the same file. */
const truncateToMilliseconds = (milliseconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds));

// O_NONBLOCK: opening a pipe must not wait for its other end.
const openFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** The kernel knows the path of an open file, also when a folder was replaced by a link just before. */
const readOpenedPath = (handle: FileHandle, path: string): Promise<string> =>
  readlink(`/proc/self/fd/${handle.fd}`).catch(() => realpath(path));

/** Returns undefined when there is no readable file at the path, or when `guard` does not allow it. */
export async function inspectSource(path: string, guard: ImportGuard): Promise<Source | undefined> {
  let handle: FileHandle | undefined;
  try {
    const realPath = await realpath(path);
    handle = await open(realPath, openFlags);
    const stats = await handle.stat();
    const isExpectedFile = stats.isFile() && (await readOpenedPath(handle, realPath)) === realPath;
    if (!isExpectedFile || !(await guard.isAllowed(realPath))) return undefined;
    return {
      path: realPath,
      name: basename(path),
      size: stats.size,
      modifiedAt: truncateToMilliseconds(stats.mtimeMs),
    };
  } catch {
    return undefined;
  } finally {
    await handle?.close();
  }
}
