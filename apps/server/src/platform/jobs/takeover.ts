// Jobs of workers that died go back into the queue. A death is no attempt: the service may be killed at any moment
// for reasons of its own. But a job that kills every worker it meets, without getting on, has failed.

import { sql } from 'kysely';
import { type Database, transaction } from '../database/index.ts';
import type { JobHandler } from './handler.ts';
import { tables } from './job-table.ts';
import { expired } from './lease.ts';
import { end } from './settle.ts';

const mostDeaths = 100;
const deathsWithoutWaiting = 3;
const longestWaitSeconds = 15;

/** Answers how many jobs were taken from dead workers. */
export async function takeOver(
  db: Database,
  handlers: ReadonlyMap<string, JobHandler>,
  now: Temporal.Instant,
): Promise<number> {
  const names = [...handlers.keys()];
  for (let taken = 0; ; taken++) {
    const found = await transaction(db, async (trx) => {
      const row = await expired(trx, names);
      const handler = row && handlers.get(row.name);
      if (!handler) return false;
      const deaths = row.deaths + 1;
      if (deaths >= mostDeaths) {
        await end(trx, handler, row, { state: 'failed', error: `its worker died ${deaths} times` });
        return true;
      }
      const wait = Math.min(Math.max(deaths - deathsWithoutWaiting, 0), longestWaitSeconds);
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
