// Writes a job's progress a few times per second at most. Only the newest value is written, and the handler
// never waits.

import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/index.ts';
import { tables } from './job-table.ts';
import type { JobLease } from './lease.ts';

const pauseMs = 250;

export interface ProgressWriter {
  report(fraction: number, stage?: string): void;
  /** Nothing is written after this resolves. */
  close(): Promise<void>;
}

export function createProgressWriter(db: Database, { id, fence }: JobLease): ProgressWriter {
  let latestReport: { progress: number; stage?: string } | undefined;
  let writeLoop: Promise<void> | undefined;
  const closeController = new AbortController();

  async function write(): Promise<void> {
    while (latestReport && !closeController.signal.aborted) {
      const values = latestReport;
      latestReport = undefined;
      try {
        await tables(db)
          .updateTable('job')
          .set({ ...values, updated_at: sql`now()` })
          .where('id', '=', id)
          .where('fence', '=', fence)
          .where('state', '=', 'running')
          .execute();
      } catch {
        // A value that cannot be written is dropped: the next one replaces it.
      }
      await sleep(pauseMs, undefined, { signal: closeController.signal }).catch(() => {});
    }
    writeLoop = undefined;
  }

  return {
    report(fraction, stage) {
      const progress = Math.min(Math.max(fraction, 0), 1) || 0;
      latestReport = stage === undefined ? { ...latestReport, progress } : { progress, stage };
      writeLoop ??= write();
    },
    async close() {
      closeController.abort();
      await writeLoop;
    },
  };
}
