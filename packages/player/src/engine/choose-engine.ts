// Which engine plays a source: Shaka wherever the browser has Media Source Extensions, else the browser itself.
import type { EngineFactory, EngineHost } from './engine.ts';
import { prefetchManifest } from './prefetched-manifests.ts';
import { loadShaka, preloadPlayerEngine } from './preload.ts';
import { type PlayerSource, signUrl } from './source.ts';

function hasMediaSource(): boolean {
  return 'MediaSource' in window || 'ManagedMediaSource' in window;
}

function hasOnlyFiles(source: PlayerSource): boolean {
  return source.sources.length > 0 && source.sources.every((stream) => stream.type === 'file');
}

/** Fetches what the source will need, ahead of the elements it will need too. In the browser only. */
export function preloadSource(source: PlayerSource): void {
  const firstStream = source.sources[0];
  const isGranted = !source.accessLevel || source.accessLevel === 'GRANTED';
  if (!firstStream || !isGranted || !hasMediaSource() || hasOnlyFiles(source)) return;
  prefetchManifest(signUrl(firstStream.url, source.token));
  preloadPlayerEngine();
}

/** The default factory; both engines are loaded only when they are wanted. */
export const chooseEngine: EngineFactory = async (host: EngineHost, source: PlayerSource) => {
  if (hasMediaSource() && !hasOnlyFiles(source)) {
    const firstStream = source.sources[0];
    if (firstStream) prefetchManifest(host.tokens.sign(firstStream.url));
    const { createShakaEngine } = await loadShaka();
    return createShakaEngine(host, firstStream?.url);
  }
  const { createNativeEngine } = await import('./native-engine.ts');
  return createNativeEngine(host);
};
