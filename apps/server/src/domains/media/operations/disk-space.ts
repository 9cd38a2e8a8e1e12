// Media jobs wait while the disk is full, and resume when there is space. No job is given up for lack of space.
import type { Database } from '../../../platform/database/index.ts';
import { countWaitingJobs, type JobContext, resumeJobs } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { readFreeBytes } from './disk-guard.ts';

/** Jobs start only with twice the space at which encoding stops, so that they do not stop again at once. */
const minStartBytes = 128 * 2 ** 20;
/** A job that did not fit runs again when so much more is free than when it stopped. */
const minFreedBytes = 64 * 2 ** 20;
/** Otherwise it runs again after this time, because another job may have left enough space. */
const retryDelayMs = 300_000;
const waitReason = 'diskSpace';

/** Watches the disk of DATA_DIR for the media jobs of this process. */
export interface DiskSpace {
  /** Whether too little space is free to start a job. Also resumes waiting jobs when space was freed. */
  checkShortage(): Promise<boolean>;
  /** Lets a job wait that has filled the disk and removed its files. */
  waitForSpace(ctx: Pick<JobContext<unknown>, 'postpone'>): Promise<never>;
}

interface DiskSpaceOptions {
  db: Database;
  log: Log;
  dataDir: string;
  /** Replaced by tests. */
  readFree?: (dir: string) => Promise<number>;
}

export function createDiskSpace({ db, log, dataDir, readFree = readFreeBytes }: DiskSpaceOptions): DiskSpace {
  let isLow = false;
  /** Jobs wait for more than this. An earlier process may have left waiting jobs, so the first check resumes them. */
  let freeAtLastWait: number | undefined = Number.NEGATIVE_INFINITY;

  function logChange(wasLow: boolean, free: number): void {
    if (isLow && !wasLow) log.warn({ dataDir, free }, 'the disk is full: imports wait until there is space');
    if (!isLow && wasLow) log.info({ dataDir, free }, 'there is disk space again: imports resume');
  }

  return {
    async checkShortage() {
      const free = await readFree(dataDir);
      const wasLow = isLow;
      isLow = free < minStartBytes;
      logChange(wasLow, free);
      if (isLow || freeAtLastWait === undefined || free < freeAtLastWait + minFreedBytes) return isLow;
      const count = await resumeJobs(db, waitReason);
      freeAtLastWait = undefined;
      if (count > 0) log.info({ dataDir, free, count }, 'disk space was freed: waiting imports resume');
      return false;
    },

    async waitForSpace(ctx) {
      const free = await readFree(dataDir);
      log.warn({ dataDir, free }, 'an import does not fit on the disk and waits until there is space');
      freeAtLastWait = free;
      return ctx.postpone(waitReason, retryDelayMs);
    },
  };
}

/** Whether the disk of this machine has space for imports, and no import of any machine waits for space. */
export async function hasSpaceForImports(db: Database, dataDir: string): Promise<boolean> {
  return (await readFreeBytes(dataDir)) >= minStartBytes && (await countJobsWithoutSpace(db)) === 0;
}

/** Counts the media jobs that wait for disk space. */
export const countJobsWithoutSpace = (db: Database): Promise<number> => countWaitingJobs(db, waitReason);
