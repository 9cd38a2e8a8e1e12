import { EngineError, type EngineFailure } from '../engine/engine.ts';

export type FailureMessageKey =
  | 'playerUnauthorised'
  | 'playerForbidden'
  | 'playerConflict'
  | 'playerDefaultError'
  | 'thisEventHasEnded';

export interface PlayerFailure extends EngineFailure {
  messageKey: FailureMessageKey;
  /** The video is not live (any more): whoever owns the player may fall back to a recording. */
  notLive: boolean;
}

const messageKeyByStatus = new Map<number, FailureMessageKey>([
  [401, 'playerUnauthorised'],
  [403, 'playerForbidden'],
  [404, 'thisEventHasEnded'],
  [409, 'playerConflict'],
]);

/** What a person is told about a failure, by the status of the answer that caused it. */
export function describeFailure(failure: EngineFailure): PlayerFailure {
  const messageKey = messageKeyByStatus.get(failure.status) ?? 'playerDefaultError';
  return { ...failure, messageKey, notLive: failure.status === 404 };
}

/** A failure from whatever was thrown while a title was loading. */
export function toPlayerFailure(error: unknown): PlayerFailure {
  if (error instanceof EngineError) return describeFailure(error.failure);
  const code = error instanceof Error ? error.name : 'unknown';
  return describeFailure({ code, status: 0, retryable: true, requestId: null });
}

/** Whether the browser rejected a load or a play because a newer one replaced it. */
export function isAbortError(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
