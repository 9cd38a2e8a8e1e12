// Storage on a local disk: `files` holds stored files, `making` files that are being written, `work` the work
// folders. All three are on one disk, so that a rename publishes a file in one step.
import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, cp, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { removeAbandoned } from './cleanup.ts';
import { InvalidKey, isAbsent, NotStored, toStorageError } from './errors.ts';
import { sync, syncTree } from './fsync.ts';
import { checkKey } from './key.ts';
import type { Storage } from './storage.ts';

/** Creates the folders, and removes incomplete files of earlier processes after a day. */
export async function createDiskStorage(root: string): Promise<Storage> {
  const files = join(root, 'files');
  const making = join(root, 'making');
  const work = join(root, 'work');
  for (const folder of [files, making, work]) await mkdir(folder, { recursive: true, mode: 0o750 });
  await removeAbandoned([making, work]);

  const pathOf = (key: string) => join(files, checkKey(key));
  const draft = () => join(making, randomUUID());

  /** Runs a step, removes its leftovers when it fails, and converts errors to their types. */
  async function attempt<T>(key: string, work: () => Promise<T>, leftover?: string): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (leftover) await rm(leftover, { recursive: true, force: true });
      throw toStorageError(error, key);
    }
  }

  async function place(made: string, path: string): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await rename(made, path);
    await sync(dirname(path));
  }

  return {
    async put(key, source) {
      const path = pathOf(key);
      const made = draft();
      return attempt(
        key,
        async () => {
          await write(made, source);
          await sync(made);
          const { size } = await stat(made);
          await place(made, path);
          return { size };
        },
        made,
      );
    },

    async putDirectory(prefix, dir) {
      const path = pathOf(prefix);
      const made = draft();
      await attempt(
        prefix,
        async () => {
          await moveTree(dir, made);
          await syncTree(made);
          const old = draft();
          // A folder cannot be renamed over one that has files: for an instant there is none, but never half
          // of one.
          await rename(path, old).catch(ignoreAbsent);
          await place(made, path);
          await rm(old, { recursive: true, force: true });
        },
        made,
      );
    },

    async open(key, range = {}) {
      const path = pathOf(key);
      return attempt(key, async () => {
        const handle = await open(path);
        const facts = await handle.stat();
        if (!facts.isFile()) {
          await handle.close();
          throw new NotStored(`nothing is stored as ${key}`);
        }
        const stream = createReadStream('', { fd: handle, ...range, highWaterMark: 256 * 1024 });
        return { stream, size: facts.size, modifiedAt: instantOf(facts.mtimeMs) };
      });
    },

    async read(key) {
      const path = pathOf(key);
      return attempt(key, () => readFile(path));
    },

    async stat(key) {
      try {
        const facts = await stat(pathOf(key));
        return facts.isFile() ? { size: facts.size, modifiedAt: instantOf(facts.mtimeMs) } : undefined;
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },

    async *list(prefix) {
      const top = pathOf(prefix);
      const entries = await readdir(top, { withFileTypes: true, recursive: true }).catch((error) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = path.slice(files.length + 1).replaceAll('\\', '/');
        yield { key, size: (await stat(path)).size };
      }
    },

    async remove(prefix) {
      const doomed = draft();
      try {
        // Moved away in one step, however long the deletion takes.
        await rename(pathOf(prefix), doomed);
      } catch (error) {
        if (isAbsent(error)) return;
        throw error;
      }
      await rm(doomed, { recursive: true, force: true });
    },

    async workDir(name) {
      if (checkKey(name).includes('/')) throw new InvalidKey('the name of a work folder is one segment');
      const path = join(work, `${name}-${randomUUID()}`);
      await mkdir(path, { mode: 0o700 });
      return path;
    },

    localPath: pathOf,
  };
}

async function write(path: string, source: Readable | Buffer | { file: string }): Promise<void> {
  if (source instanceof Readable) {
    await pipeline(source, createWriteStream(path, { flags: 'wx' }));
  } else if (Buffer.isBuffer(source)) {
    await pipeline(Readable.from([source]), createWriteStream(path, { flags: 'wx' }));
  } else {
    await copyFile(source.file, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
  }
}

async function moveTree(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to, { recursive: true, errorOnExist: true });
    await rm(from, { recursive: true, force: true });
  }
}

function ignoreAbsent(error: unknown): void {
  if (!isAbsent(error)) throw error;
}

function instantOf(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds));
}
