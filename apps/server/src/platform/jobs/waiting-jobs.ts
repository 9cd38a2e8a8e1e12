// Jobs that wait for a condition, such as enough disk space.
import { sql } from 'kysely';
import type { Executor } from '../database/index.ts';
import { tables } from './job-table.ts';

/** Makes the jobs that wait for `waitingFor` due now. Returns their number. */
export async function resumeJobs(executor: Executor, waitingFor: string): Promise<number> {
  const { numUpdatedRows } = await tables(executor)
    .updateTable('job')
    .set({ waiting_for: null, run_at: null, updated_at: sql`now()` })
    .where('state', '=', 'queued')
    .where('waiting_for', '=', waitingFor)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function countWaitingJobs(executor: Executor, waitingFor: string): Promise<number> {
  const { count } = await tables(executor)
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'queued')
    .where('waiting_for', '=', waitingFor)
    .executeTakeFirstOrThrow();
  return count;
}
