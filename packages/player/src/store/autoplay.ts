import type { Engine } from '../engine/engine.ts';

export type AutoplayResult = 'started' | 'muted' | 'refused';

/** Whether the person has done something on this page that lets the browser play sound. */
export function hasUserActivation(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? false;
}

/** Starts as wanted, without sound when the browser insists, and not at all when it refuses even that. */
export async function playWithFallback(engine: Engine, muted: boolean): Promise<AutoplayResult> {
  try {
    await engine.play();
    return 'started';
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
  }
  if (muted) return 'refused';
  engine.setMuted(true);
  try {
    await engine.play();
    return 'muted';
  } catch (error) {
    if (!isNotAllowed(error)) throw error;
    return 'refused';
  }
}

function isNotAllowed(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotAllowedError';
}
