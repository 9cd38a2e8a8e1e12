import { sql } from 'kysely';
import { type Executor, toJsonb } from '../database/index.ts';
import type { JobDefinition } from './define-job.ts';
import { tables } from './job-table.ts';

export interface EnqueueOptions {
  realmId?: number | null;
  /** Higher values run first. */
  priority?: number;
  /** Unique among the queued and running jobs of this name. */
  dedupeKey?: string;
  /** The earliest time to run. */
  runAt?: Temporal.Instant;
}

/**
 * Queues a job in the caller's transaction. When a job with the same name and dedupe key is queued or
 * running, returns that job (`isNew` is false) and raises its priority if the new one is higher.
 */
export async function enqueue<Payload>(
  executor: Executor,
  job: JobDefinition<Payload>,
  payload: Payload,
  { realmId = null, priority = 0, dedupeKey, runAt }: EnqueueOptions = {},
): Promise<{ id: number; isNew: boolean }> {
  return (
    tables(executor)
      .insertInto('job')
      .values({
        realm_id: realmId,
        name: job.name,
        payload: toJsonb(job.schema.parse(payload)),
        priority,
        max_attempts: job.maxAttempts,
        run_at: runAt ?? null,
        dedupe_key: dedupeKey ?? null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'dedupe_key'])
          .where('dedupe_key', 'is not', null)
          .where(sql<boolean>`state IN ('queued', 'running')`)
          .doUpdateSet({ priority: sql`greatest(job.priority, excluded.priority)` }),
      )
      // ON CONFLICT DO UPDATE locks the existing row, which sets xmax; in a row that was just inserted it is 0.
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow()
  );
}

type JobSelector = { id: number } | { job: { name: string }; dedupeKey: string };

/**
 * Raises the priority of a job that has not ended and makes it due now. Returns false when there is no such job
 * with a lower priority.
 */
export async function raisePriority(
  executor: Executor,
  selector: JobSelector,
  priority: number,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(executor)
    .updateTable('job')
    .set({ priority, run_at: null })
    .where('state', 'in', ['queued', 'running'])
    .where('priority', '<', priority)
    .where((row) =>
      'id' in selector
        ? row('id', '=', selector.id)
        : row.and([row('name', '=', selector.job.name), row('dedupe_key', '=', selector.dedupeKey)]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
