// Jobs of workers that died go back into the queue. A death is no attempt: the service may be killed at any moment
// for reasons of its own. But a job that kills every worker it meets, without getting on, has failed.

import { sql } from 'kysely';
import { type Database, transaction } from '../database/index.ts';
import { completeJob } from './complete.ts';
import type { JobHandler } from './handler.ts';
import { tables } from './job-table.ts';
import { findExpiredLease } from './lease.ts';

const maxCrashes = 100;
const crashesWithoutDelay = 3;
const maxDelaySeconds = 15;

/** Answers how many jobs were taken from dead workers. */
export async function recoverJobs(
  db: Database,
  handlers: ReadonlyMap<string, JobHandler>,
  now: Temporal.Instant,
): Promise<number> {
  const names = [...handlers.keys()];
  for (let taken = 0; ; taken++) {
    const found = await transaction(db, async (trx) => {
      const row = await findExpiredLease(trx, names);
      const handler = row && handlers.get(row.name);
      if (!handler) return false;
      const deaths = row.deaths + 1;
      if (deaths >= maxCrashes) {
        await completeJob(trx, handler, row, { state: 'failed', error: `its worker died ${deaths} times` });
        return true;
      }
      const wait = Math.min(Math.max(deaths - crashesWithoutDelay, 0), maxDelaySeconds);
      await tables(trx)
        .updateTable('job')
        .set({
          state: 'queued',
          worker: null,
          lease_until: null,
          deaths,
          fence: sql`fence + 1`,
          run_at: wait > 0 ? now.add({ seconds: wait }) : null,
          updated_at: sql`now()`,
        })
        .where('id', '=', row.id)
        .execute();
      return true;
    });
    if (!found) return taken;
  }
}
