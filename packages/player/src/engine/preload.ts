// Loads the engine before it is wanted. Small enough for any page: the engine itself is a chunk of its own.
import { keepWarm } from './warm-manifest.ts';

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
 * Call it when somebody is about to press play. `warm` is the address of the manifest with its token: it is
 * fetched now and handed to the engine when it asks for exactly that address within 30 seconds.
 */
export function preloadPlayerEngine({ warm }: { warm?: string } = {}): void {
  loadShaka().catch(() => {});
  if (warm) keepWarm(warm);
}
