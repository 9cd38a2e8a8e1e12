// Storage on a local disk: `files` contains stored files, `incomplete` files that are being written or
// deleted, `work` the work folders. All three are on one disk, so that a rename publishes a file atomically.
import { randomUUID } from 'node:crypto';
import { constants, createReadStream, createWriteStream } from 'node:fs';
import { copyFile, cp, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { removeAbandonedEntries } from './cleanup.ts';
import { InvalidKeyError, isAbsent, NotStoredError, toStorageError } from './errors.ts';
import { sync, syncTree } from './fsync.ts';
import { checkKey } from './key.ts';
import type { Storage } from './storage.ts';

/** Creates the folders, and removes incomplete files and work folders that are older than a day. */
export async function createDiskStorage(root: string): Promise<Storage> {
  const filesDir = join(root, 'files');
  const incompleteDir = join(root, 'incomplete');
  const workDir = join(root, 'work');
  for (const folder of [filesDir, incompleteDir, workDir])
    await mkdir(folder, { recursive: true, mode: 0o750 });
  await removeAbandonedEntries([incompleteDir, workDir]);

  const resolvePath = (key: string) => join(filesDir, checkKey(key));
  return {
    ...createReadOperations(filesDir, resolvePath),
    ...createWriteOperations(incompleteDir, resolvePath),

    async createWorkDir(name) {
      if (checkKey(name).includes('/')) throw new InvalidKeyError('the name of a work folder is one segment');
      const path = join(workDir, `${name}-${randomUUID()}`);
      await mkdir(path, { mode: 0o700 });
      return path;
    },

    getLocalPath: resolvePath,
  };
}

type ResolvePath = (key: string) => string;

function createReadOperations(
  filesDir: string,
  resolvePath: ResolvePath,
): Pick<Storage, 'open' | 'read' | 'stat' | 'list'> {
  return {
    async open(key, range = {}) {
      const path = resolvePath(key);
      return runOperation(key, async () => {
        const handle = await open(path);
        const stats = await handle.stat();
        if (!stats.isFile()) {
          await handle.close();
          throw new NotStoredError(`nothing is stored as ${key}`);
        }
        const stream = createReadStream('', { fd: handle, ...range, highWaterMark: 256 * 1024 });
        return { stream, size: stats.size, modifiedAt: toInstant(stats.mtimeMs) };
      });
    },

    async read(key) {
      const path = resolvePath(key);
      return runOperation(key, () => readFile(path));
    },

    async stat(key) {
      try {
        const stats = await stat(resolvePath(key));
        return stats.isFile() ? { size: stats.size, modifiedAt: toInstant(stats.mtimeMs) } : undefined;
      } catch (error) {
        if (isAbsent(error)) return undefined;
        throw error;
      }
    },

    async *list(prefix) {
      const directory = resolvePath(prefix);
      const entries = await readdir(directory, { withFileTypes: true, recursive: true }).catch((error) => {
        if (isAbsent(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const key = path.slice(filesDir.length + 1).replaceAll('\\', '/');
        yield { key, size: (await stat(path)).size };
      }
    },
  };
}

function createWriteOperations(
  incompleteDir: string,
  resolvePath: ResolvePath,
): Pick<Storage, 'put' | 'putDirectory' | 'remove'> {
  const createIncompletePath = () => join(incompleteDir, randomUUID());
  return {
    async put(key, source) {
      const path = resolvePath(key);
      const incompletePath = createIncompletePath();
      return runOperation(
        key,
        async () => {
          await writeSource(incompletePath, source);
          await sync(incompletePath);
          const { size } = await stat(incompletePath);
          await publishPath(incompletePath, path);
          return { size };
        },
        incompletePath,
      );
    },

    async putDirectory(prefix, dir) {
      const path = resolvePath(prefix);
      const incompletePath = createIncompletePath();
      await runOperation(
        prefix,
        async () => {
          await moveTree(dir, incompletePath);
          await syncTree(incompletePath);
          const replacedPath = createIncompletePath();
          // A folder cannot be renamed over a folder with files. For an instant there is no folder, but never
          // an incomplete one.
          await rename(path, replacedPath).catch(ignoreAbsent);
          await publishPath(incompletePath, path);
          await rm(replacedPath, { recursive: true, force: true });
        },
        incompletePath,
      );
    },

    async remove(prefix) {
      const removedPath = createIncompletePath();
      try {
        // A rename removes everything atomically; deleting the files may take long.
        await rename(resolvePath(prefix), removedPath);
      } catch (error) {
        if (isAbsent(error)) return;
        throw error;
      }
      await rm(removedPath, { recursive: true, force: true });
    },
  };
}

/** Runs an operation, removes its incomplete files when it fails, and converts errors to storage errors. */
async function runOperation<T>(key: string, work: () => Promise<T>, incompletePath?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (incompletePath) await rm(incompletePath, { recursive: true, force: true });
    throw toStorageError(error, key);
  }
}

async function publishPath(incompletePath: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await rename(incompletePath, path);
  await sync(dirname(path));
}

async function writeSource(path: string, source: Readable | Buffer | { file: string }): Promise<void> {
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

function toInstant(milliseconds: number): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(Math.floor(milliseconds));
}
