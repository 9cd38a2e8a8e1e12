// The handler of a job, and the context that it gets.
import type { Trx } from '../database/index.ts';
import type { JobDefinition } from './define-job.ts';
import type { JobSnapshot } from './job-state.ts';
import type { JobRefusal, Json } from './job-table.ts';

export interface JobContext<Payload> {
  job: {
    id: number;
    name: string;
    realmId: number | null;
    payload: Payload;
    /** Counts from 1: the failed attempts plus this one. */
    attempt: number;
    priority: number;
    /** The data of the last `saveCheckpoint`, or null. */
    checkpoint: unknown;
  };
  /** Increases each time a worker claims the job. Fences effects outside the database. */
  fence: number;
  /** Aborted when the lease is lost or the worker stops. The handler should return; its errors are then ignored. */
  signal: AbortSignal;
  /**
   * Aborted when a more urgent job waits for this slot. The handler should call `yieldNow` at the next
   * suitable point.
   */
  yieldSignal: AbortSignal;
  /** Queues the job again with its checkpoint. Does not count as an attempt. */
  yieldNow(): never;
  /**
   * Queues the job again: it runs after the delay, or once `resumeJobs` is called with the same `waitingFor`. Does not
   * count as an attempt.
   */
  postpone(waitingFor: string, delayMs: number): never;
  /**
   * Reports a fraction from 0 to 1. It is written a few times per second at most; reporting never waits and
   * never fails.
   */
  reportProgress(fraction: number, stage?: string): void;
  /** Stores a checkpoint, durable when it resolves. Resets the crash count, because the job makes progress. */
  saveCheckpoint(data: Json): Promise<void>;
  /** Runs a transaction that first proves the lease. Throws LeaseLostError when the lease is lost. */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Like `write`; also ends the job with its result in the same transaction. */
  finish(work: (trx: Trx) => Promise<Json | undefined>): Promise<void>;
}

export type JobOutcome =
  | { state: 'done'; result: Json }
  | { state: 'failed'; error: string }
  | { state: 'refused'; refusal: JobRefusal };

export interface JobHandler {
  name: string;
  group: string;
  run(context: JobContext<unknown>): Promise<Json | undefined>;
  onEnd?(trx: Trx, job: JobSnapshot & { payload: unknown }, outcome: JobOutcome): Promise<void>;
  parse(payload: unknown): unknown;
  getRetryDelay(attempt: number): number;
}

export interface HandlerOptions<Payload> {
  /** Runs in the transaction that ends the job, so that a domain can copy the outcome to its tables. */
  onEnd?: (trx: Trx, job: JobSnapshot & { payload: Payload }, outcome: JobOutcome) => Promise<void>;
}

export function defineJobHandler<Payload>(
  job: JobDefinition<Payload>,
  run: (context: JobContext<Payload>) => Promise<Json | undefined> | Promise<void>,
  { onEnd: onJobEnd }: HandlerOptions<Payload> = {},
): JobHandler {
  return {
    name: job.name,
    group: job.group,
    getRetryDelay: job.getRetryDelay,
    parse: (payload) => job.schema.parse(payload),
    // The worker has validated the payload with this job's schema.
    run: async (context) => (await run(context as JobContext<Payload>)) ?? undefined,
    ...(onJobEnd && { onEnd: onJobEnd as JobHandler['onEnd'] }),
  };
}
