// Creates the failure of an encode step from the outcome of ffmpeg or from an error of a file operation. The server's
// `ffmpeg-failures.ts` decides whether the step is run again.
import type { ProcessOutcome } from '../ffmpeg/process-outcome.ts';
import type { EncodeFailure } from './step-types.ts';

export const createFailure = (reason: EncodeFailure['reason'], detail: string) => ({
  ok: false as const,
  failure: { reason, detail },
});

/** Converts the outcome of a process to a failure of its step; returns null for `done`. */
export function toStepFailure(outcome: ProcessOutcome): { ok: false; failure: EncodeFailure } | null {
  switch (outcome.kind) {
    case 'done':
      return null;
    case 'failed':
      return createFailure('sourceBroken', outcome.stderr.slice(-2000));
    case 'diskFull':
      return createFailure('diskFull', outcome.stderr.slice(-2000));
    case 'killed':
      return createFailure('interrupted', outcome.stderr.slice(-2000));
    case 'aborted':
    case 'timedOut':
      return createFailure(outcome.kind, '');
  }
}

export const createSourceFailure = (detail: string) => createFailure('sourceBroken', detail);

/**
 * Converts an error of a file operation to a failure of its step.
 * @throws the error itself unless the disk is full.
 */
export function toDiskFailureOrThrow(error: unknown): { ok: false; failure: EncodeFailure } {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return createFailure('diskFull', String(error));
  throw error;
}
