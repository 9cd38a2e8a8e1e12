// Media jobs wait while the disk is full, and resume when there is space. No job is given up for lack of space.
import type { Database } from '../../../platform/database/index.ts';
import { countWaitingJobs, type JobContext, resumeJobs } from '../../../platform/jobs/index.ts';
import type { Log } from '../../../platform/log/index.ts';
import { readFreeBytes } from './disk-guard.ts';

/** Jobs start only with twice the space at which encoding stops, so that they do not stop again at once. */
const minStartBytes = 128 * 2 ** 20;
/** A job that stopped for lack of space runs again once this many more bytes are free than when it stopped. */
const minFreedBytes = 64 * 2 ** 20;
/** Without them, the job runs again after this time, because another job may have left enough space. */
const retryDelayMs = 300_000;
const waitReason = 'diskSpace';

/** Watches the disk of DATA_DIR for the media jobs of this process. */
export interface DiskSpace {
  /** Whether too little space is free to start a job. Also resumes waiting jobs when space was freed. */
  checkShortage(): Promise<boolean>;
  /** Postpones a job that filled the disk, after its files were removed. Always throws. */
  postponeUntilSpace(ctx: Pick<JobContext<unknown>, 'postpone'>): Promise<never>;
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
  /**
   * Free bytes when a job last had to wait; undefined when none waits. Waiting jobs resume when `minFreedBytes`
   * more are free. An earlier process may have left waiting jobs, so the first check resumes them.
   */
  let freeAtLastWait: number | undefined = Number.NEGATIVE_INFINITY;

  function logChange(wasLow: boolean, free: number): void {
    if (isLow && !wasLow)
      log.warn({ dataDir, free }, 'the disk is full: media jobs wait until there is space');
    if (!isLow && wasLow) log.info({ dataDir, free }, 'there is disk space again: media jobs resume');
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
      if (count > 0) log.info({ dataDir, free, count }, 'disk space was freed: waiting media jobs resume');
      return false;
    },

    async postponeUntilSpace(ctx) {
      const free = await readFree(dataDir);
      log.warn({ dataDir, free }, 'a media job does not fit on the disk and waits until there is space');
      freeAtLastWait = free;
      return ctx.postpone(waitReason, retryDelayMs);
    },
  };
}

/** Whether the disk of this machine has space for media jobs, and no media job of any machine waits for space. */
export async function hasSpaceForMediaJobs(db: Database, dataDir: string): Promise<boolean> {
  return (await readFreeBytes(dataDir)) >= minStartBytes && (await countMediaJobsWithoutSpace(db)) === 0;
}

/** Counts the media jobs that wait for disk space. */
export const countMediaJobsWithoutSpace = (db: Database): Promise<number> => countWaitingJobs(db, waitReason);
