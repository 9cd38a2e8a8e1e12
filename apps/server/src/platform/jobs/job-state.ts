// Reads and deletes stored jobs.
import { type Selectable, sql } from 'kysely';
import { type Executor, type Trx, toJsonb } from '../database/index.ts';
import type { JobDefinition } from './define-job.ts';
import { type JobRefusal, type JobState, type JobTable, tables } from './job-table.ts';

const retentionDays = 30;

/** The state of a job at one time. */
export interface JobSnapshot {
  id: number;
  realmId: number | null;
  name: string;
  state: JobState;
  priority: number;
  /** Unlike `attempt` in `JobContext`, does not count a running attempt. */
  failedAttempts: number;
  /** From 0 to 1. */
  progress: number;
  stage: string | null;
  result: unknown;
  refusal: JobRefusal | null;
  error: string | null;
}

export function createSnapshot(row: Selectable<JobTable>): JobSnapshot {
  const { id, name, state, priority, attempt, progress, stage, result, refusal, error } = row;
  return {
    id,
    realmId: row.realm_id,
    name,
    state,
    priority,
    failedAttempts: attempt,
    progress,
    stage,
    result,
    refusal,
    error,
  };
}

export function hasEnded({ state }: { state: JobState }): boolean {
  return state === 'done' || state === 'failed' || state === 'refused';
}

export async function getJob(executor: Executor, id: number): Promise<JobSnapshot | undefined> {
  const row = await tables(executor).selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();
  return row && createSnapshot(row);
}

/** Counts the jobs in a state. */
export async function countJobs(executor: Executor, state: JobState): Promise<number> {
  const { count } = await tables(executor)
    .selectFrom('job')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Deletes the jobs of a definition, in any state, whose payload contains the given properties. A running one finishes, but
 * its transaction fails.
 */
export async function deleteJobsContaining<Payload>(
  trx: Trx,
  { name }: Pick<JobDefinition<Payload>, 'name'>,
  { realmId, content }: { realmId: number; content: unknown },
): Promise<void> {
  await tables(trx)
    .deleteFrom('job')
    .where('name', '=', name)
    .where('realm_id', '=', realmId)
    .where(sql<boolean>`payload @> ${toJsonb(content)}`)
    .execute();
}

/** Deletes jobs that ended more than 30 days ago. */
export async function deleteOldJobs(executor: Executor): Promise<void> {
  await tables(executor)
    .deleteFrom('job')
    .where('finished_at', '<', sql<Temporal.Instant>`now() - make_interval(days => ${retentionDays})`)
    .execute();
}
