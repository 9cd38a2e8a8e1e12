// One run of one job: renews the lease meanwhile, and writes the outcome.

import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock/index.ts';
import { type Database, json, type Trx, transaction } from '../database/index.ts';
import type { Log } from '../log/index.ts';
import { completeJob, retryOrFail } from './complete.ts';
import type { JobContext, JobHandler } from './handler.ts';
import type { Json } from './job-table.ts';
import { tables } from './job-table.ts';
import { type HeldLease, heartbeatMs, type JobRow, proveLease, releaseJob, renewLease } from './lease.ts';
import { JobRefused, JobYielded, LeaseLost, WorkerStopped } from './outcomes.ts';
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
  /** Resolves when the outcome is written; never rejects. */
  ended: Promise<void>;
  askToYield(): void;
  stop(): void;
  /** Queues the job again although its handler has not returned; what the handler writes from now on is refused. */
  abandon(): Promise<void>;
}

const settleRounds = 8;

export function startRun({ db, clock, log, handler, row }: RunOptions): JobRun {
  const held: HeldLease = { id: row.id, fence: row.fence };
  const stopping = new AbortController();
  const yielding = new AbortController();
  const progress = createProgressWriter(db, held);
  let priority = row.priority;
  let finished = false;
  let completing = false;

  function lose(): void {
    stopping.abort(new LeaseLost(`job ${row.id} was taken over`));
  }

  function write<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
    return transaction(db, async (trx) => {
      await proveLease(trx, held);
      return work(trx);
    }).catch((error) => {
      if (error instanceof LeaseLost) lose();
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
      throw new JobYielded('gave way');
    },
    progress: progress.report,
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

  async function beat(): Promise<void> {
    while (!finished && !stopping.signal.aborted) {
      await sleep(heartbeatMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (finished) return;
      try {
        const present = await renewLease(db, held);
        if (present !== undefined) priority = present;
        else if (!finished && !completing) lose();
      } catch (error) {
        // The lease may outlast this error. If not, the fence prevents harm.
        log.warn({ err: error, job: row.id }, 'could not renew a lease');
      }
    }
  }

  async function settle(error: unknown): Promise<void> {
    const reason = stopping.signal.reason;
    if (error instanceof LeaseLost || reason instanceof LeaseLost) {
      log.warn({ job: row.id, name: row.name }, 'a job was taken over by another worker');
      return;
    }
    if (error instanceof JobYielded || reason instanceof WorkerStopped) return releaseJob(db, held);
    await transaction(db, async (trx) => {
      const present = await proveLease(trx, held);
      if (error instanceof JobRefused) {
        const { code, params } = error;
        await completeJob(trx, handler, present, { state: 'refused', refusal: { code, params } });
        return;
      }
      const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      const state = await retryOrFail(trx, handler, present, text, clock.now());
      log.error({ err: error, job: row.id, name: row.name, state }, 'a job ended in an error');
    });
  }

  async function work(): Promise<void> {
    void beat();
    try {
      const { id, name, attempt, checkpoint, realm_id: realmId } = row;
      const payload = handler.parse(row.payload);
      const job = { id, name, realmId, payload, attempt: attempt + 1, priority: row.priority, checkpoint };
      const result = await handler.run({ ...context, job });
      if (!finished) await persist(() => complete(async () => result));
    } catch (error) {
      await progress.close();
      if (!finished) await persist(() => settle(error));
    }
  }

  async function workToTheEnd(): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: error, job: row.id }, 'could not write how a job ended');
    }
    finished = true;
    stopping.abort();
  }

  return {
    get priority() {
      return priority;
    },
    ended: workToTheEnd(),
    askToYield: () => yielding.abort(new JobYielded('something more urgent waits')),
    stop: () => stopping.abort(new WorkerStopped('the worker stops')),
    abandon: () => releaseJob(db, held),
  };
}

/** Retries while the database is briefly unavailable. Otherwise the lease expires and the job runs again. */
async function persist(write: () => Promise<void>): Promise<void> {
  for (let round = 1; ; round++) {
    try {
      return await write();
    } catch (error) {
      if (error instanceof LeaseLost) return;
      if (round === settleRounds) throw error;
      await sleep(Math.min(100 * 2 ** round, 3000));
    }
  }
}
