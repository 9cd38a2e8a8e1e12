// How a handler leaves other than by its result or by an error.
import type { Json } from './job-table.ts';

/** The job cannot be done and trying again will not help. */
export class JobRefused extends Error {
  override name = 'JobRefused';
  readonly code: string;
  readonly params: Record<string, Json>;

  constructor(code: string, params: Record<string, Json>) {
    super(`refused: ${code}`);
    this.code = code;
    this.params = params;
  }
}

/** Ends the job as refused, with a code that the apps have words for. */
export function refuse(code: string, params: Record<string, Json> = {}): never {
  throw new JobRefused(code, params);
}

/** Another worker holds the job by now; nothing may be written for it any more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** The handler gives its slot to something more urgent and will be called again. */
export class JobYielded extends Error {
  override name = 'JobYielded';
}

/** Why a handler's signal is aborted when the worker stops. */
export class WorkerStopped extends Error {
  override name = 'WorkerStopped';
}
