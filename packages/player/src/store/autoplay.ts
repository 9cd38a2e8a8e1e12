import type { Engine } from '../engine/engine.ts';

export type AutoplayResult = 'started' | 'muted' | 'refused';

/** Whether the viewer has interacted with the page, so that the browser allows sound. */
export function hasUserActivation(): boolean {
  return globalThis.navigator?.userActivation?.hasBeenActive ?? false;
}

/**
 * Starts playback. Falls back to muted playback when the browser blocks sound, and does not play when the
 * browser blocks muted playback too.
 */
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
