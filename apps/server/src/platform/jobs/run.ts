// One run of a job: calls the handler, renews the lease meanwhile, and writes the outcome.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/index.ts';
import { type Database, json, type Trx, transaction } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { completeJob, retryOrFail } from './complete.ts';
import type { JobContext, JobHandler } from './handler.ts';
import { type Json, tables } from './job-table.ts';
import { type HeldLease, heartbeatMs, type JobRow, proveLease, releaseJob, renewLease } from './lease.ts';
import { JobRefused, JobYielded, LeaseLostError, WorkerStopped } from './outcomes.ts';
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

export function startRun(options: RunOptions): JobRun {
  const { db, log, handler, row } = options;
  const lease: HeldLease = { id: row.id, fence: row.fence };
  const stopping = new AbortController();
  const yielding = new AbortController();
  const progress = createProgressWriter(db, lease);
  let priority = row.priority;
  let finished = false;
  let completing = false;

  function abortForLostLease(): void {
    stopping.abort(new LeaseLostError(`job ${row.id} was taken over`));
  }

  function write<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return transaction(db, async (trx) => {
      await proveLease(trx, lease);
      return work(trx);
    }).catch((error) => {
      if (error instanceof LeaseLostError) abortForLostLease();
      throw error;
    });
  }

  async function complete(work: (trx: Trx) => Promise<Json | undefined>): Promise<void> {
    await progress.close();
    completing = true;
    try {
      await write(async (trx) => {
        const result = (await work(trx)) ?? null;
        await completeJob(trx, handler, row, { state: 'done', result });
      });
      finished = true;
    } finally {
      completing = false;
    }
  }

  const context: Omit<JobContext<unknown>, 'job'> = {
    fence: row.fence,
    signal: stopping.signal,
    yieldSignal: yielding.signal,
    yieldNow() {
      throw new JobYielded('the handler yielded');
    },
    reportProgress: progress.report,
    async checkpoint(data) {
      await write((trx) =>
        tables(trx)
          .updateTable('job')
          .set({ checkpoint: json(data), crash_count: 0 })
          .where('id', '=', row.id)
          .execute(),
      );
    },
    write,
    finish: complete,
  };

  async function renewLeases(): Promise<void> {
    while (!finished && !stopping.signal.aborted) {
      await sleep(heartbeatMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (finished) return;
      try {
        const currentPriority = await renewLease(db, lease);
        if (currentPriority !== undefined) priority = currentPriority;
        else if (!finished && !completing) abortForLostLease();
      } catch (error) {
        // The lease may survive this error. If it does not, the fence rejects writes of this run.
        log.warn({ err: error, job: row.id }, 'could not renew a lease');
      }
    }
  }

  async function work(): Promise<void> {
    void renewLeases();
    try {
      const { id, name, attempt, checkpoint, realm_id: realmId } = row;
      const payload = handler.parse(row.payload);
      const job = { id, name, realmId, payload, attempt: attempt + 1, priority: row.priority, checkpoint };
      const result = await handler.run({ ...context, job });
      if (!finished) await persist(() => complete(async () => result));
    } catch (error) {
      await progress.close();
      if (!finished) await persist(() => writeErrorOutcome(options, lease, error, stopping.signal.reason));
    }
  }

  async function runToEnd(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: row.id }, 'could not write the outcome of a job');
    }
    finished = true;
    stopping.abort();
  }

  return {
    get priority() {
      return priority;
    },
    ended: runToEnd(),
    requestYield: () => yielding.abort(new JobYielded('a more urgent job waits')),
    stop: () => stopping.abort(new WorkerStopped('the worker stops')),
    abandon: () => releaseJob(db, lease),
  };
}

/** Releases the job after a yield or a stop; otherwise writes its refusal, or schedules a retry, or fails the job. */
async function writeErrorOutcome(
  { db, clock, log, handler, row }: RunOptions,
  lease: HeldLease,
  error: unknown,
  stopReason: unknown,
): Promise<void> {
  if (error instanceof LeaseLostError || stopReason instanceof LeaseLostError) {
    log.warn({ job: row.id, name: row.name }, 'a job was taken over by another worker');
    return;
  }
  if (error instanceof JobYielded || stopReason instanceof WorkerStopped) return releaseJob(db, lease);
  await transaction(db, async (trx) => {
    const provenRow = await proveLease(trx, lease);
    if (error instanceof JobRefused) {
      const { code, params } = error;
      await completeJob(trx, handler, provenRow, { state: 'refused', refusal: { code, params } });
      return;
    }
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const state = await retryOrFail(trx, handler, provenRow, text, clock.now());
    log.error({ err: error, job: row.id, name: row.name, state }, 'a job attempt failed');
  });
}

/** Retries while the database is unavailable. If that lasts too long, the lease expires and the job runs again. */
async function persist(write: () => Promise<void>): Promise<void> {
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
