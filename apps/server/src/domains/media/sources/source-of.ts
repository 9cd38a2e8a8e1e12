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
const modifiedAtOf = (milliseconds: number): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds));

/** The source behind a path; undefined when there is no file. */
export async function sourceOf(path: string): Promise<Source | undefined> {
  try {
    const real = await realpath(path);
    const facts = await stat(real);
    if (!facts.isFile()) return undefined;
    return { path: real, name: basename(path), size: facts.size, modifiedAt: modifiedAtOf(facts.mtimeMs) };
  } catch {
    return undefined;
  }
}
