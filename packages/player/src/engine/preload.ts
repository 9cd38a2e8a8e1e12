// Preloads the engine. This module is small enough for every page: the engine is a separate chunk.

import { prefetchManifest } from './prefetched-manifests.ts';
import type { PreloadRequest } from './source.ts';

export type { PreloadRequest } from './source.ts';

type ShakaEngineModule = typeof import('./shaka/shaka-engine.ts');

let shakaEngineModule: Promise<ShakaEngineModule> | null = null;

/** Imports the Shaka engine once per page, and again after a failure. */
export function importShakaEngine(): Promise<ShakaEngineModule> {
  shakaEngineModule ??= import('./shaka/shaka-engine.ts').catch((error: unknown) => {
    shakaEngineModule = null;
    throw error;
  });
  return shakaEngineModule;
}

/**
 * Preloads the engine. A page calls this when the viewer is about to press play. With `request`, prefetches the
 * manifest of that title at once, and its first segments as soon as the engine is loaded. A player that requests the
 * same URL within 30 seconds uses both.
 */
export function preloadPlayerEngine(request?: PreloadRequest): void {
  if (request) prefetchManifest(request.url);
  importShakaEngine().then(
    ({ preloadTitle }) => request && preloadTitle(request),
    () => {},
  );
}

/** Stops the download of a preloaded title, for example before a sign-in makes its token invalid. */
export function discardPreloadedTitle(): void {
  shakaEngineModule?.then(
    (module) => module.discardPreloadedTitle(),
    () => {},
  );
}
