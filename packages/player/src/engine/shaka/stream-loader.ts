// Loads a title: continues its preload when the request matches, otherwise loads the first playable stream.
import { EngineError, type LoadOptions } from '../engine.ts';
import type { PlayerSource, PlayerStream } from '../source.ts';
import { isLoadInterrupted, shouldTryNextStream } from './failure.ts';
import type { PreloadedPlayer } from './preloaded-player.ts';
import { mimeTypes, type shaka } from './shaka.ts';
import { createDrmConfig, createShakaConfig } from './shaka-config.ts';

/**
 * Creates a function that loads a title into `player`. `preloadedPlayer` is the preload of the same player;
 * it is used once.
 */
export function createStreamLoader(
  player: shaka.Player,
  video: HTMLVideoElement,
  preloadedPlayer: PreloadedPlayer | null,
) {
  let pendingPreload = preloadedPlayer;

  const continuePreload = async (options: LoadOptions): Promise<boolean> => {
    if (!pendingPreload) return false;
    const { request, elements, loaded } = pendingPreload;
    const isLoaded = await loaded;
    pendingPreload = null;
    if (!isLoaded || !hasSameOptions(request, options)) return false;
    player.configure(createShakaConfig({}));
    if (elements.video === video) return true;
    // The preload has elements of its own when the component `Player` was rendered before the preload started.
    const savedPreload = await player.detachAndSavePreload();
    await player.attach(video);
    if (!savedPreload) return false;
    try {
      await player.load(savedPreload);
      return true;
    } catch (error) {
      if (isLoadInterrupted(error)) throw error;
      return false;
    }
  };

  const loadStream = async (stream: PlayerStream, startAt: number) => {
    player.configure(createShakaConfig(createDrmConfig(stream.drm)));
    const startTime = startAt > 0 ? startAt : null;
    await player.load(new URL(stream.url, location.href).href, startTime, mimeTypes[stream.type]);
  };

  return async ({ sources }: PlayerSource, options: LoadOptions): Promise<void> => {
    if (await continuePreload(options)) return;
    await player.attach(video);
    for (const [index, stream] of sources.entries()) {
      try {
        await loadStream(stream, options.startAt);
        return;
      } catch (error) {
        const isLastStream = index === sources.length - 1;
        if (isLastStream || isLoadInterrupted(error) || !shouldTryNextStream(error)) throw error;
      }
    }
    throw new EngineError({ code: 'no-source', status: 0, retryable: false, requestId: null });
  };
}

function hasSameOptions(options: LoadOptions, otherOptions: LoadOptions): boolean {
  return (
    options.startAt === otherOptions.startAt &&
    options.audioLanguage === otherOptions.audioLanguage &&
    options.textLanguage === otherOptions.textLanguage
  );
}
