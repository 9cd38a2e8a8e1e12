// Loads the engine before it is wanted. Small enough for any page: the engine itself is a chunk of its own.
import type { ExpectedStart } from './expected-start.ts';
import { keepWarm } from './warm-manifest.ts';

export type { ExpectedStart } from './expected-start.ts';

type ShakaModule = typeof import('./shaka/shaka-engine.ts');

let loading: Promise<ShakaModule> | null = null;

/** The engine's code; fetched once for the page, tried again after a failure. */
export function loadShaka(): Promise<ShakaModule> {
  loading ??= import('./shaka/shaka-engine.ts').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * Call it when somebody is about to press play. The manifest of what is expected is fetched now, its first segments
 * as soon as the engine is there; both go to the engine when it is asked for exactly that within 30 seconds.
 */
export function preloadPlayerEngine(expected?: ExpectedStart): void {
  if (expected) keepWarm(expected.url);
  loadShaka().then(
    ({ warmUp }) => expected && warmUp(expected),
    () => {},
  );
}
