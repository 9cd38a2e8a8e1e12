// Location and version of a source file. Sources are read in place, never moved.
import { realpath, stat } from 'node:fs/promises';
import { basename } from 'node:path';

export interface Source {
  /** Absolute path with resolved links. */
  path: string;
  /** File name as imported, which may be the name of a link. */
  name: string;
  size: number;
  modifiedAt: Temporal.Instant;
}

/** PostgreSQL stores microseconds; finer digits would make equal versions different. */
const truncateToMilliseconds = (milliseconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds));

/** Returns undefined when there is no file at the path. */
export async function readSource(path: string): Promise<Source | undefined> {
  try {
    const realPath = await realpath(path);
    const stats = await stat(realPath);
    if (!stats.isFile()) return undefined;
    return {
      path: realPath,
      name: basename(path),
      size: stats.size,
      modifiedAt: truncateToMilliseconds(stats.mtimeMs),
    };
  } catch {
    return undefined;
  }
}
