// Stops an encode while there is still room for the database: on a disk that is really full, nothing works.
import { statfs } from 'node:fs/promises';
import { DiskFullError } from '../../../platform/storage/index.ts';

const reserveBytes = 64 * 2 ** 20;
const checkIntervalMs = 1_000;

const createDiskFullError = () => new DiskFullError('not enough disk space for encoding');

async function hasFreeSpace(dir: string): Promise<boolean> {
  const stats = await statfs(dir);
  return stats.bavail * stats.bsize > reserveBytes;
}

/** Runs `work` with a signal that is aborted, with DiskFull, when the room under `dir` gets short. */
export async function guardDisk<T>(
  dir: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!(await hasFreeSpace(dir))) throw createDiskFullError();
  const diskFullController = new AbortController();
  const timer = setInterval(() => {
    hasFreeSpace(dir).then(
      (hasSpace) => hasSpace || diskFullController.abort(createDiskFullError()),
      () => {},
    );
  }, checkIntervalMs);
  try {
    return await work(AbortSignal.any([signal, diskFullController.signal]));
  } finally {
    clearInterval(timer);
  }
}
