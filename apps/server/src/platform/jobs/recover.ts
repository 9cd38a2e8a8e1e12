// Queues the jobs of dead workers again. A crash does not count as an attempt, because the service may be
// killed for other reasons. A job that crashes many workers without progress fails.

import { sql } from 'kysely';
import { type Database, runInTransaction } from '../database/index.ts';
import { endJob } from './end-job.ts';
import type { JobHandler } from './handler.ts';
import { tables } from './job-table.ts';
import { findJobWithExpiredLease } from './lease.ts';

const maxCrashes = 100;
const crashesWithoutDelay = 3;
const maxDelaySeconds = 15;

/** Returns the number of recovered jobs. */
export async function recoverJobs(
  db: Database,
  handlers: ReadonlyMap<string, JobHandler>,
  now: Temporal.Instant,
): Promise<number> {
  const names = [...handlers.keys()];
  for (let recoveredCount = 0; ; recoveredCount++) {
    const hasRecovered = await runInTransaction(db, async (trx) => {
      const row = await findJobWithExpiredLease(trx, names);
      const handler = row && handlers.get(row.name);
      if (!handler) return false;
      const crashCount = row.crash_count + 1;
      if (crashCount >= maxCrashes) {
        await endJob(trx, handler, row, {
          state: 'failed',
          error: `its worker died ${crashCount} times`,
        });
        return true;
      }
      const delaySeconds = Math.min(Math.max(crashCount - crashesWithoutDelay, 0), maxDelaySeconds);
      await tables(trx)
        .updateTable('job')
        .set({
          state: 'queued',
          worker: null,
          lease_expires_at: null,
          crash_count: crashCount,
          fence: sql`fence + 1`,
          run_at: delaySeconds > 0 ? now.add({ seconds: delaySeconds }) : null,
          updated_at: sql`now()`,
        })
        .where('id', '=', row.id)
        .execute();
      return true;
    });
    if (!hasRecovered) return recoveredCount;
  }
}
