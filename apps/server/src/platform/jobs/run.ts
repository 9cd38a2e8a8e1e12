// One run of a job: calls the handler, renews the lease meanwhile, and writes the outcome.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/index.ts';
import { type Database, runInTransaction, type Trx, toJsonb } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { endJob, retryOrFail } from './end-job.ts';
import type { JobContext, JobHandler } from './handler.ts';
import {
  JobPostponedError,
  JobRefusedError,
  JobYieldedError,
  LeaseLostError,
  WorkerStoppedError,
} from './job-errors.ts';
import { type Json, tables } from './job-table.ts';
import {
  type JobLease,
  type JobRow,
  proveLease,
  releaseJob,
  renewalIntervalMs,
  renewLease,
} from './lease.ts';
import { createProgressWriter } from './progress.ts';

interface RunOptions {
  db: Database;
  clock: Clock;
  log: Log;
  handler: JobHandler;
  row: JobRow;
}

export interface JobRun {
  readonly priority: number;
  /** Resolves when the outcome is written. Never rejects. */
  ended: Promise<void>;
  requestYield(): void;
  stop(): void;
  /** Queues the job again although its handler has not returned. Later writes of the handler are rejected. */
  abandon(): Promise<void>;
}

const maxWriteAttempts = 8;

/** State that the parts of one run share. */
interface RunState {
  readonly lease: JobLease;
  readonly stopController: AbortController;
  priority: number;
  /** Nothing is left to write: the outcome is written, or could not be written. */
  isFinished: boolean;
  /** The transaction that completes the job also ends its lease. */
  isCompleting: boolean;
}

type Work<T> = (trx: Trx) => Promise<T>;

export function startRun(options: RunOptions): JobRun {
  const { db, log, handler, row } = options;
  const state: RunState = {
    lease: { id: row.id, fence: row.fence },
    stopController: new AbortController(),
    priority: row.priority,
    isFinished: false,
    isCompleting: false,
  };
  const { lease, stopController } = state;
  const yieldController = new AbortController();
  const progressWriter = createProgressWriter(db, lease);

  async function completeRun(work: Work<Json | undefined>): Promise<void> {
    await progressWriter.close();
    await writeCompletion(options, state, work);
  }

  const context: Omit<JobContext<unknown>, 'job'> = {
    fence: row.fence,
    signal: stopController.signal,
    yieldSignal: yieldController.signal,
    yieldNow() {
      throw new JobYieldedError('the handler yielded');
    },
    postpone(waitingFor, delayMs) {
      throw new JobPostponedError(waitingFor, delayMs);
    },
    reportProgress: progressWriter.report,
    saveCheckpoint: (data) => writeCheckpoint(db, state, data),
    write: (work) => writeWithLease(db, state, work),
    finish: completeRun,
  };

  async function callHandler(): Promise<void> {
    try {
      const result = await handler.run({ ...context, job: describeJob(handler, row) });
      if (!state.isFinished) await writeWithRetries(() => completeRun(async () => result));
    } catch (error) {
      await progressWriter.close();
      if (state.isFinished) return;
      await writeWithRetries(() => writeErrorOutcome(options, lease, error, stopController.signal.reason));
    }
  }

  async function runToEnd(): Promise<void> {
    void renewLeaseUntilEnd(options, state);
    try {
      await callHandler();
    } catch (error) {
      log.error({ err: error, job: row.id }, 'could not write the outcome of a job');
    }
    state.isFinished = true;
    stopController.abort();
  }

  return {
    get priority() {
      return state.priority;
    },
    ended: runToEnd(),
    requestYield: () => yieldController.abort(new JobYieldedError('a more urgent job is waiting')),
    stop: () => stopController.abort(new WorkerStoppedError('the worker is stopping')),
    abandon: () => releaseJob(db, lease),
  };
}

/** @throws when the payload of the job is invalid */
function describeJob(handler: JobHandler, row: JobRow): JobContext<unknown>['job'] {
  const { id, name, attempt, checkpoint, priority, realm_id: realmId } = row;
  const payload = handler.parse(row.payload);
  return { id, name, realmId, payload, attempt: attempt + 1, priority, checkpoint };
}

async function renewLeaseUntilEnd({ db, log, row }: RunOptions, state: RunState): Promise<void> {
  const { signal } = state.stopController;
  while (!state.isFinished && !signal.aborted) {
    await sleep(renewalIntervalMs, undefined, { signal, ref: false }).catch(() => {});
    if (state.isFinished) return;
    try {
      const priority = await renewLease(db, state.lease);
      if (priority !== undefined) state.priority = priority;
      else if (!state.isFinished && !state.isCompleting) abortForLostLease(state);
    } catch (error) {
      // The lease may survive this error. If it does not, the fence rejects writes of this run.
      log.warn({ err: error, job: row.id }, 'could not renew a lease');
    }
  }
}

function abortForLostLease({ lease, stopController }: RunState): void {
  stopController.abort(new LeaseLostError(`job ${lease.id} is leased by another worker`));
}

/** Runs `work` in a transaction. When another worker holds the lease, the transaction fails and the run aborts. */
async function writeWithLease<T>(db: Database, state: RunState, work: Work<T>): Promise<T> {
  try {
    return await runInTransaction(db, async (trx) => {
      await proveLease(trx, state.lease);
      return work(trx);
    });
  } catch (error) {
    if (error instanceof LeaseLostError) abortForLostLease(state);
    throw error;
  }
}

async function writeCheckpoint(db: Database, state: RunState, data: Json): Promise<void> {
  await writeWithLease(db, state, (trx) =>
    tables(trx)
      .updateTable('job')
      .set({ checkpoint: toJsonb(data), crash_count: 0 })
      .where('id', '=', state.lease.id)
      .execute(),
  );
}

/** Writes the handler's last changes and the outcome in one transaction. */
async function writeCompletion(
  { db, handler, row }: RunOptions,
  state: RunState,
  work: Work<Json | undefined>,
): Promise<void> {
  state.isCompleting = true;
  try {
    await writeWithLease(db, state, async (trx) => {
      const result = (await work(trx)) ?? null;
      await endJob(trx, handler, row, { state: 'done', result });
    });
    state.isFinished = true;
  } finally {
    state.isCompleting = false;
  }
}

/** Releases the job after a yield, a stop or a postponement; otherwise writes its refusal, or schedules a retry, or fails the job. */
async function writeErrorOutcome(
  { db, clock, log, handler, row }: RunOptions,
  lease: JobLease,
  error: unknown,
  stopReason: unknown,
): Promise<void> {
  if (error instanceof LeaseLostError || stopReason instanceof LeaseLostError) {
    log.warn({ job: row.id, name: row.name }, 'a job was taken over by another worker');
    return;
  }
  if (error instanceof JobYieldedError || stopReason instanceof WorkerStoppedError)
    return releaseJob(db, lease);
  if (error instanceof JobPostponedError) {
    const { waitingFor, delayMs } = error;
    return releaseJob(db, lease, { waitingFor, runAt: clock.now().add({ milliseconds: delayMs }) });
  }
  await runInTransaction(db, async (trx) => {
    const provenRow = await proveLease(trx, lease);
    if (error instanceof JobRefusedError) {
      const { code, params } = error;
      await endJob(trx, handler, provenRow, { state: 'refused', refusal: { code, params } });
      return;
    }
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const jobState = await retryOrFail(trx, handler, provenRow, text, clock.now());
    log.error({ err: error, job: row.id, name: row.name, state: jobState }, 'a job attempt failed');
  });
}

/** Retries a few times, because the database may be unavailable. After the last failure the lease expires and the job runs again. */
async function writeWithRetries(write: () => Promise<void>): Promise<void> {
  for (let attempts = 1; ; attempts++) {
    try {
      return await write();
    } catch (error) {
      if (error instanceof LeaseLostError) return;
      if (attempts === maxWriteAttempts) throw error;
      await sleep(Math.min(100 * 2 ** attempts, 3000));
    }
  }
}
