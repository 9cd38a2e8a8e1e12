// Stops an encode while there is still room for the database: on a disk that is really full, nothing works.
import { statfs } from 'node:fs/promises';
import { DiskFullError } from '../../../platform/storage/index.ts';

const reserveBytes = 64 * 2 ** 20;
const everyMs = 1_000;

const noRoom = () => new DiskFullError('there is no room left for encoding');

async function hasRoom(dir: string): Promise<boolean> {
  const facts = await statfs(dir);
  return facts.bavail * facts.bsize > reserveBytes;
}

/** Runs `work` with a signal that is aborted, with DiskFull, when the room under `dir` gets short. */
export async function guardDisk<T>(
  dir: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (!(await hasRoom(dir))) throw noRoom();
  const full = new AbortController();
  const timer = setInterval(() => {
    hasRoom(dir).then(
      (room) => room || full.abort(noRoom()),
      () => {},
    );
  }, everyMs);
  try {
    return await work(AbortSignal.any([signal, full.signal]));
  } finally {
    clearInterval(timer);
  }
}
