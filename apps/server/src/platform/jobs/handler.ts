// A job's heavy half: what is done, and what it may use meanwhile.
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
    /** From 1; attempts that ended in an error, and this one. */
    attempt: number;
    priority: number;
    /** What the last call of `checkpoint` gave, null at first. */
    checkpoint: unknown;
  };
  /** Rises each time the job is taken; of use to fence what lies outside the database. */
  fence: number;
  /** Aborted when the lease is lost or the worker stops. Just stop: what is thrown then does not count. */
  signal: AbortSignal;
  /** Aborted when something more urgent waits for this slot: call `yieldNow` at the next good place. */
  yieldSignal: AbortSignal;
  /** Back into the queue. The checkpoint stays; it does not count as an attempt. */
  yieldNow(): never;
  /** Fraction from 0 to 1. Written a few times a second at most; never waits, never fails. */
  progress(fraction: number, stage?: string): void;
  /** Durable when it resolves. Shows that the job gets on, so deaths before it no longer count. */
  checkpoint(data: Json): Promise<void>;
  /** A transaction that first proves that the job is still ours; throws LeaseLost otherwise. */
  write<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Like `write`, and the job is done with its result in the same transaction. */
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
  /** Runs in the very transaction that ends the job: the place to mirror the end into tables of one's own. */
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
    // The worker parses each payload by this job's schema before it gets here.
    run: async (context) => (await run(context as JobContext<Payload>)) ?? undefined,
    ...(ended && { ended: ended as JobHandler['ended'] }),
  };
}
