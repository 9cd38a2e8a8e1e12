// Loads the engine before it is wanted. Small enough for any page: the engine itself is a chunk of its own.

import { prefetchManifest } from './prefetched-manifests.ts';
import type { PreloadRequest } from './source.ts';

export type { PreloadRequest } from './source.ts';

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
export function preloadPlayerEngine(request?: PreloadRequest): void {
  if (request) prefetchManifest(request.url);
  loadShaka().then(
    ({ preloadTitle: warmUp }) => request && warmUp(request),
    () => {},
  );
}
