// Which engine plays a source: Shaka wherever the browser has Media Source Extensions, else the browser itself.
import type { EngineFactory, EngineHost } from './engine.ts';
import { loadShaka, preloadPlayerEngine } from './preload.ts';
import { type PlayerSource, signedAddress } from './source.ts';
import { keepWarm } from './warm-manifest.ts';

function hasMediaSource(): boolean {
  return 'MediaSource' in window || 'ManagedMediaSource' in window;
}

function onlyFiles(source: PlayerSource): boolean {
  return source.sources.length > 0 && source.sources.every((stream) => stream.type === 'file');
}

/** Fetches what the source will need, ahead of the elements it will need too. In the browser only. */
export function prepareEngine(source: PlayerSource): void {
  const first = source.sources[0];
  const granted = !source.accessLevel || source.accessLevel === 'GRANTED';
  if (!first || !granted || !hasMediaSource() || onlyFiles(source)) return;
  keepWarm(signedAddress(first.url, source.token));
  preloadPlayerEngine();
}

/** The default factory; both engines are loaded only when they are wanted. */
export const chooseEngine: EngineFactory = async (host: EngineHost, source: PlayerSource) => {
  if (hasMediaSource() && !onlyFiles(source)) {
    const first = source.sources[0];
    if (first) keepWarm(host.tokens.sign(first.url));
    const { createShakaEngine } = await loadShaka();
    return createShakaEngine(host, first?.url);
  }
  const { createNativeEngine } = await import('./native-engine.ts');
  return createNativeEngine(host);
};
