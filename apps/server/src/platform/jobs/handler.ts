// The heavy part of a job: its handler, and what the handler may use.
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
    /** From 1: attempts that ended in an error, plus this one. */
    attempt: number;
    priority: number;
    /** The data of the last `checkpoint`; null at first. */
    checkpoint: unknown;
  };
  /** Rises each time a worker claims the job. Fences effects outside the database. */
  fence: number;
  /** Aborted when the lease is lost or the worker stops. The handler only has to return; errors are ignored then. */
  signal: AbortSignal;
  /** Aborted when a more urgent job waits for this slot: call `yieldNow` at the next suitable point. */
  yieldSignal: AbortSignal;
  /** Queues the job again with its checkpoint. Does not count as an attempt. */
  yieldNow(): never;
  /** Fraction from 0 to 1, written a few times a second at most. Never waits, never fails. */
  progress(fraction: number, stage?: string): void;
  /** Durable when it resolves. Shows progress, so crashes before it no longer count. */
  checkpoint(data: Json): Promise<void>;
  /** A transaction that first proves the lease; throws LeaseLost otherwise. */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Like `write`, and ends the job with its result in the same transaction. */
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
  ended?(trx: Trx, job: JobSnapshot & { payload: unknown }, outcome: JobOutcome): Promise<void>;
  parse(payload: unknown): unknown;
  backoff(attempt: number): number;
}

export interface HandlerOptions<Payload> {
  /** Runs in the transaction that ends the job, so that a domain can copy the outcome into its tables. */
  ended?: (trx: Trx, job: JobSnapshot & { payload: Payload }, outcome: JobOutcome) => Promise<void>;
}

export function handle<Payload>(
  job: JobDefinition<Payload>,
  run: (context: JobContext<Payload>) => Promise<Json | undefined> | Promise<void>,
  { ended }: HandlerOptions<Payload> = {},
): JobHandler {
  return {
    name: job.name,
    group: job.group,
    backoff: job.backoff,
    parse: (payload) => job.schema.parse(payload),
    // The worker has parsed the payload by this job's schema.
    run: async (context) => (await run(context as JobContext<Payload>)) ?? undefined,
    ...(ended && { ended: ended as JobHandler['ended'] }),
  };
}
