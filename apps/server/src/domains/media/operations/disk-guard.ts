// Stops encoding while some disk space is left, because PostgreSQL fails on a full disk.
import { statfs } from 'node:fs/promises';
import { DiskFullError } from '../../../platform/storage/index.ts';

const reserveBytes = 64 * 2 ** 20;
const checkIntervalMs = 1_000;

const createDiskFullError = () => new DiskFullError('not enough disk space for encoding');

export async function readFreeBytes(dir: string): Promise<number> {
  const stats = await statfs(dir);
  return stats.bavail * stats.bsize;
}

/** Whether encoding may continue. */
export const hasSpaceToEncode = async (dir: string): Promise<boolean> =>
  (await readFreeBytes(dir)) > reserveBytes;

/** Runs `work` with a signal that aborts with DiskFullError when less than 64 MiB are free under `dir`. */
export async function guardDisk<T>(
  dir: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!(await hasSpaceToEncode(dir))) throw createDiskFullError();
  const diskFullController = new AbortController();
  const timer = setInterval(() => {
    hasSpaceToEncode(dir).then(
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
