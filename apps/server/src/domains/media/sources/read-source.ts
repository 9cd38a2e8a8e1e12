// Where a source is and which state of it we mean. A source stays where it is; we only read it.
import { realpath, stat } from 'node:fs/promises';
import { basename } from 'node:path';

export interface Source {
  /** Absolute, with every link resolved. */
  path: string;
  /** The name it was given by, which a link may have made different from that of the file. */
  name: string;
  size: number;
  modifiedAt: Temporal.Instant;
}

/** PostgreSQL keeps microseconds: nothing finer may decide whether two states are one. */
const truncateToMilliseconds = (milliseconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds));

/** The source behind a path; undefined when there is no file. */
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
