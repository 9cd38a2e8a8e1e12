// How a handler ends other than by its result or an error.
import type { Json } from './job-table.ts';

/** The job cannot be done, and a retry would not help. */
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

/** Ends the job as refused, with a code that the apps have a text for. */
export function refuse(code: string, params: Record<string, Json> = {}): never {
  throw new JobRefused(code, params);
}

/** Another worker has claimed the job; this one may not write for it any more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/** The handler yields its slot to a more urgent job and is called again later. */
export class JobYielded extends Error {
  override name = 'JobYielded';
}

/** Why a handler's signal is aborted when the worker stops. */
export class WorkerStopped extends Error {
  override name = 'WorkerStopped';
}
