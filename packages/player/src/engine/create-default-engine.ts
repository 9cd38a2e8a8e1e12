// Selects the engine of a source: the browser's own playback for plain files and without Media Source Extensions,
// otherwise Shaka Player.
import type { EngineFactory, EngineHost } from './engine.ts';
import { prefetchManifest } from './prefetched-manifests.ts';
import { importShakaEngine, preloadPlayerEngine } from './preload.ts';
import { type PlayerSource, signUrl } from './source.ts';

function hasMediaSource(): boolean {
  return 'MediaSource' in window || 'ManagedMediaSource' in window;
}

function hasOnlyFiles(source: PlayerSource): boolean {
  return source.sources.length > 0 && source.sources.every((stream) => stream.type === 'file');
}

/** Preloads the engine's code and the manifest of a source before the player renders. Browser only. */
export function preloadSource(source: PlayerSource): void {
  const firstStream = source.sources[0];
  const isGranted = !source.accessLevel || source.accessLevel === 'GRANTED';
  if (!firstStream || !isGranted || !hasMediaSource() || hasOnlyFiles(source)) return;
  prefetchManifest(signUrl(firstStream.url, source.token));
  preloadPlayerEngine();
}

/** The default engine factory. It imports the code of an engine when a source needs it. */
export const createDefaultEngine: EngineFactory = async (host: EngineHost, source: PlayerSource) => {
  if (hasMediaSource() && !hasOnlyFiles(source)) {
    const firstStream = source.sources[0];
    if (firstStream) prefetchManifest(host.tokenRefresher.sign(firstStream.url));
    const { createShakaEngine } = await importShakaEngine();
    return createShakaEngine(host, firstStream?.url);
  }
  const { createNativeEngine } = await import('./native-engine.ts');
  return createNativeEngine(host);
};
