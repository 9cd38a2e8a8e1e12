import { EngineError, type EngineFailure } from '../engine/engine.ts';

type FailureMessageKey =
  | 'playerUnauthorised'
  | 'playerForbidden'
  | 'playerConflict'
  | 'playerDefaultError'
  | 'thisEventHasEnded';

export interface PlayerFailure extends EngineFailure {
  messageKey: FailureMessageKey;
  /** The event is not live, or no longer: the app may fall back to a recording. */
  isNotLive: boolean;
}

const messageKeyByStatus = new Map<number, FailureMessageKey>([
  [401, 'playerUnauthorised'],
  [403, 'playerForbidden'],
  [404, 'thisEventHasEnded'],
  [409, 'playerConflict'],
]);

/** Selects the message for a failure by the HTTP status of its response. */
export function describeFailure(failure: EngineFailure): PlayerFailure {
  const messageKey = messageKeyByStatus.get(failure.status) ?? 'playerDefaultError';
  return { ...failure, messageKey, isNotLive: failure.status === 404 };
}

/** Converts any error thrown while a title loads to a failure. */
export function toPlayerFailure(error: unknown): PlayerFailure {
  if (error instanceof EngineError) return describeFailure(error.failure);
  const code = error instanceof Error ? error.name : 'unknown';
  return describeFailure({ code, status: 0, retryable: true, requestId: null });
}

/** Whether the browser rejected a load or a play because a newer one replaced it. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
