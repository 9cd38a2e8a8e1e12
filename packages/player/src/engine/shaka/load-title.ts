// Loads a title: goes on with what was begun ahead when that is what is wanted, else takes the first of its streams that
// can be played.
import { EngineError, type LoadOptions } from '../engine.ts';
import type { PlayerSource, PlayerStream } from '../source.ts';
import { drmSettings } from './drm.ts';
import { anotherStreamMayHelp, wasInterrupted } from './failure.ts';
import { settings } from './settings.ts';
import { mimeTypes, type shaka } from './shaka.ts';
import type { WarmPlayer } from './warm-player.ts';

/** `warm`: what `player` has begun already; it is gone on with once. */
export function createTitleLoader(player: shaka.Player, video: HTMLVideoElement, warm: WarmPlayer | null) {
  let ahead = warm;

  const goOn = async (options: LoadOptions): Promise<boolean> => {
    if (!ahead) return false;
    const { expected, elements, begun } = ahead;
    const isBegun = await begun;
    ahead = null;
    if (!isBegun || !isSame(expected, options)) return false;
    player.configure(settings({}));
    if (elements.video === video) return true;
    // Begun while the player was there with elements of its own.
    const saved = await player.detachAndSavePreload();
    await player.attach(video);
    if (!saved) return false;
    try {
      await player.load(saved);
      return true;
    } catch (error) {
      if (wasInterrupted(error)) throw error;
      return false;
    }
  };

  const loadStream = async (stream: PlayerStream, startAt: number) => {
    player.configure(settings(drmSettings(stream.drm)));
    const at = startAt > 0 ? startAt : null;
    await player.load(new URL(stream.url, location.href).href, at, mimeTypes[stream.type]);
  };

  return async ({ sources }: PlayerSource, options: LoadOptions): Promise<void> => {
    if (await goOn(options)) return;
    await player.attach(video);
    for (const [index, stream] of sources.entries()) {
      try {
        await loadStream(stream, options.startAt);
        return;
      } catch (error) {
        const last = index === sources.length - 1;
        if (last || wasInterrupted(error) || !anotherStreamMayHelp(error)) throw error;
      }
    }
    throw new EngineError({ code: 'no-source', status: 0, retryable: false, requestId: null });
  };
}

function isSame(one: LoadOptions, other: LoadOptions): boolean {
  return (
    one.startAt === other.startAt &&
    one.audioLanguage === other.audioLanguage &&
    one.textLanguage === other.textLanguage
  );
}
