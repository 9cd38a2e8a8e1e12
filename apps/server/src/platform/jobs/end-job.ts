// Ends a job, or queues it again after an error. The caller's transaction has proved the lease or holds a
// lock on the row.

import { sql } from 'kysely';
import { type Trx, toJsonb } from '../database/index.ts';
import type { JobHandler, JobOutcome } from './handler.ts';
import { createSnapshot } from './job-state.ts';
import { tables } from './job-table.ts';
import type { JobRow } from './lease.ts';

const maxErrorLength = 4000;

/** Ends the job and calls its handler's `onEnd` in the same transaction. */
export async function endJob(trx: Trx, handler: JobHandler, row: JobRow, outcome: JobOutcome): Promise<void> {
  const updatedJob = await tables(trx)
    .updateTable('job')
    .set({
      state: outcome.state,
      worker: null,
      lease_expires_at: null,
      finished_at: sql`now()`,
      updated_at: sql`now()`,
      ...(outcome.state === 'done' && { progress: 1, result: toJsonb(outcome.result), error: null }),
      ...(outcome.state === 'failed' && { error: outcome.error.slice(0, maxErrorLength) }),
      ...(outcome.state === 'refused' && { refusal: toJsonb(outcome.refusal), error: null }),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await handler.onEnd?.(trx, { ...createSnapshot(updatedJob), payload: row.payload }, outcome);
}

/** Counts a failed attempt. The job waits for its next attempt, or fails after its last. */
export async function retryOrFail(
  trx: Trx,
  handler: JobHandler,
  row: JobRow,
  error: string,
  now: Temporal.Instant,
): Promise<'queued' | 'failed'> {
  const attempt = row.attempt + 1;
  const updatedRow = { ...row, attempt };
  await tables(trx).updateTable('job').set({ attempt }).where('id', '=', row.id).execute();
  if (attempt >= row.max_attempts) {
    await endJob(trx, handler, updatedRow, { state: 'failed', error });
    return 'failed';
  }
  await tables(trx)
    .updateTable('job')
    .set({
      state: 'queued',
      worker: null,
      lease_expires_at: null,
      error: error.slice(0, maxErrorLength),
      run_at: now.add({ milliseconds: Math.round(handler.getRetryDelay(attempt)) }),
      updated_at: sql`now()`,
    })
    .where('id', '=', row.id)
    .execute();
  return 'queued';
}
