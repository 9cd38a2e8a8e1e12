// Leases decide which worker may run a job, by the database's clock, which all workers share. A lease that
// expires far in the future was written before the clock was set back, so it counts as expired.

import { type Selectable, sql } from 'kysely';
import type { Database, Trx } from '../database/index.ts';
import { LeaseLostError } from './job-errors.ts';
import type { JobTable } from './job-table.ts';
import { tables } from './job-table.ts';

const leaseSeconds = 7;
export const renewalIntervalMs = 2500;

export type JobRow = Selectable<JobTable>;

export interface JobLease {
  id: number;
  fence: number;
}

const leaseEnd = sql<Temporal.Instant>`now() + make_interval(secs => ${leaseSeconds})`;

export interface ClaimFilter {
  names: string[];
  minPriority: number;
  now: Temporal.Instant;
}

function selectFirstDueJob(db: Database | Trx, { names, minPriority, now }: ClaimFilter) {
  return tables(db)
    .selectFrom('job')
    .where('state', '=', 'queued')
    .where('name', 'in', names)
    .where('priority', '>=', minPriority)
    .where((job) => job.or([job('run_at', 'is', null), job('run_at', '<=', now)]))
    .orderBy('priority', 'desc')
    .orderBy('id')
    .limit(1);
}

/** Claims the most urgent job that is due. */
export function claimJob(db: Database, filter: ClaimFilter, worker: string): Promise<JobRow | undefined> {
  return tables(db)
    .updateTable('job')
    .set({
      state: 'running',
      waiting_for: null,
      worker,
      lease_expires_at: leaseEnd,
      fence: sql`fence + 1`,
      updated_at: sql`now()`,
    })
    .where('id', '=', selectFirstDueJob(db, filter).select('id').forUpdate().skipLocked())
    .returningAll()
    .executeTakeFirst();
}

/** Priority of the most urgent job that is due. */
export async function findTopPriority(db: Database, filter: ClaimFilter): Promise<number | undefined> {
  return (await selectFirstDueJob(db, filter).select('priority').executeTakeFirst())?.priority;
}

/** Extends the lease. Returns the job's current priority, or undefined when the lease is lost. */
export async function renewLease(db: Database, { id, fence }: JobLease): Promise<number | undefined> {
  const row = await tables(db)
    .updateTable('job')
    .set({ lease_expires_at: leaseEnd })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .returning('priority')
    .executeTakeFirst();
  return row?.priority;
}

/** Locks the job until the transaction ends. Throws LeaseLostError when another worker has claimed it. */
export async function proveLease(trx: Trx, { id, fence }: JobLease): Promise<JobRow> {
  const row = await tables(trx)
    .selectFrom('job')
    .selectAll()
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new LeaseLostError(`job ${id} is leased by another worker`);
  return row;
}

/** Queues the job again, with `wait` for a later time. Does nothing when the lease is lost. */
export async function releaseJob(
  db: Database,
  { id, fence }: JobLease,
  wait?: { waitingFor: string; runAt: Temporal.Instant },
): Promise<void> {
  await tables(db)
    .updateTable('job')
    .set({
      state: 'queued',
      worker: null,
      lease_expires_at: null,
      updated_at: sql`now()`,
      ...(wait && { waiting_for: wait.waitingFor, run_at: wait.runAt }),
    })
    .where('id', '=', id)
    .where('fence', '=', fence)
    .where('state', '=', 'running')
    .execute();
}

/** A job with an expired lease, locked for this transaction. */
export function findJobWithExpiredLease(trx: Trx, names: string[]): Promise<JobRow | undefined> {
  return tables(trx)
    .selectFrom('job')
    .selectAll()
    .where('state', '=', 'running')
    .where('name', 'in', names)
    .where((job) =>
      job.or([
        job('lease_expires_at', '<', sql<Temporal.Instant>`now()`),
        job(
          'lease_expires_at',
          '>',
          sql<Temporal.Instant>`now() + make_interval(secs => ${2 * leaseSeconds})`,
        ),
      ]),
    )
    .forUpdate()
    .skipLocked()
    .limit(1)
    .executeTakeFirst();
}
