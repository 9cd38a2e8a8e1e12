// Errors that end the run of a job handler without counting as a failed attempt.
import type { Json } from './job-table.ts';

/** The job cannot be done, and retrying would not help. */
export class JobRefusedError extends Error {
  override name = 'JobRefusedError';
  readonly code: string;
  readonly params: Record<string, Json>;

  constructor(code: string, params: Record<string, Json>) {
    super(`the job was refused: ${code}`);
    this.code = code;
    this.params = params;
  }
}

/** Ends the job as refused. The command line prints a sentence for the code. */
export function throwJobRefusal(code: string, params: Record<string, Json> = {}): never {
  throw new JobRefusedError(code, params);
}

/** Another worker has claimed the job, so this worker may no longer write for it. */
export class LeaseLostError extends Error {
  override name = 'LeaseLostError';
}

/** The handler yields its slot to a more urgent job and runs again later. */
export class JobYieldedError extends Error {
  override name = 'JobYieldedError';
}

/** The handler cannot continue until an external condition holds, such as enough disk space. */
export class JobPostponedError extends Error {
  override name = 'JobPostponedError';
  readonly waitingFor: string;
  readonly delayMs: number;

  constructor(waitingFor: string, delayMs: number) {
    super(`the job waits for ${waitingFor}`);
    this.waitingFor = waitingFor;
    this.delayMs = delayMs;
  }
}

/** The abort reason of a handler's signal when the worker stops. */
export class WorkerStoppedError extends Error {
  override name = 'WorkerStoppedError';
}
