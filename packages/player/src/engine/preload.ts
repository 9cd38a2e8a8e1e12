// Loads the engine before it is wanted. Small enough for any page: the engine itself is a chunk of its own.
import type { ExpectedStart } from './expected-start.ts';
import { prefetchManifest } from './prefetched-manifests.ts';

export type { ExpectedStart } from './expected-start.ts';

type ShakaModule = typeof import('./shaka/shaka-engine.ts');

let shakaModule: Promise<ShakaModule> | null = null;

/** The engine's code; fetched once for the page, tried again after a failure. */
export function loadShaka(): Promise<ShakaModule> {
  shakaModule ??= import('./shaka/shaka-engine.ts').catch((error: unknown) => {
    shakaModule = null;
    throw error;
  });
  return shakaModule;
}

/**
 * Call it when somebody is about to press play. The manifest of what is expected is fetched now, its first segments
 * as soon as the engine is there; both go to the engine when it is asked for exactly that within 30 seconds.
 */
export function preloadPlayerEngine(expected?: ExpectedStart): void {
  if (expected) prefetchManifest(expected.url);
  loadShaka().then(
    ({ preloadTitle: warmUp }) => expected && warmUp(expected),
    () => {},
  );
}
