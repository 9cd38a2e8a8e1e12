// Starts a title: creates its token refresher and its engine, and starts playback if the browser allows it. A later
// start or release cancels all earlier starts.
import type { Engine, EngineFactory } from '../engine/engine.ts';
import type { PlayerSource } from '../engine/source.ts';
import { createTokenRefresher, type TokenRefresher } from '../engine/token-refresher.ts';
import { hasUserActivation, playWithFallback } from './autoplay.ts';
import { failPlayback, type PlayerCore, type PlayerElements, type RequestedTitle } from './core.ts';
import { describeFailure, isAbortError, toPlayerFailure } from './failure.ts';
import { createTitleState } from './state.ts';
import { syncStateWithEngine } from './sync-state-with-engine.ts';

export interface TitleRunner {
  startTitle(requestedTitle: RequestedTitle, elements: PlayerElements): Promise<void>;
  /** Destroys the engine and stops the token refresher. */
  release(): void;
}

export function createTitleRunner(core: PlayerCore, createEngine: EngineFactory): TitleRunner {
  let generation = 0;
  let destruction: Promise<unknown> = Promise.resolve();

  const release = () => {
    generation += 1;
    core.tokenRefresher?.stop();
    core.tokenRefresher = null;
    const engine = core.engine;
    core.engine = null;
    if (engine) destruction = engine.destroy().catch(() => {});
  };

  const startTitle = async (
    { source, autoplay: shouldPlay }: RequestedTitle,
    { video, captions }: PlayerElements,
  ) => {
    release();
    const startGeneration = generation;
    const isSuperseded = () => startGeneration !== generation;
    core.progress.reset();
    const muted = core.hasMutePreference ? core.get().muted : !hasUserActivation();
    core.set({
      ...createTitleState(source),
      status: 'loading',
      muted,
      isMutedByPolicy: false,
      isPlaying: shouldPlay,
    });

    if (source.accessLevel && source.accessLevel !== 'GRANTED') {
      const status = source.accessLevel === 'DENIED' ? 403 : 401;
      failPlayback(core, describeFailure({ code: 'not-granted', status, retryable: false, requestId: null }));
      return;
    }
    const tokenRefresher = createTitleTokenRefresher(source, core);
    core.tokenRefresher = tokenRefresher;

    try {
      await destruction;
      const engine = await createEngine({ video, captions, tokenRefresher }, source);
      if (isSuperseded()) return void engine.destroy();
      core.engine = engine;
      syncStateWithEngine(engine, core);
      await startPlayback(engine, source, core, isSuperseded);
    } catch (error) {
      if (isSuperseded() || isAbortError(error)) return;
      failPlayback(core, toPlayerFailure(error));
    }
  };

  return { startTitle, release };
}

function createTitleTokenRefresher(source: PlayerSource, core: PlayerCore): TokenRefresher {
  return createTokenRefresher({
    urls: source.sources.map((stream) => stream.url),
    token: source.token ?? null,
    expiresAt: source.tokenExpiresAt ?? null,
    authorise: core.callbacks.authorise ? async () => core.callbacks.authorise?.() ?? null : null,
    pageUrl: location.href,
  });
}

async function startPlayback(
  engine: Engine,
  source: PlayerSource,
  core: PlayerCore,
  isSuperseded: () => boolean,
) {
  const { get, set } = core;
  const { volume, muted, position: startAt, audioPreferences, subtitleLanguage } = get();
  engine.setVolume(volume / 100);
  engine.setMuted(muted);
  await engine.load(source, {
    startAt,
    audioLanguage: audioPreferences.language,
    textLanguage: subtitleLanguage,
  });
  if (isSuperseded()) return;
  const { position, rate, isPlaying } = get();
  if (position !== startAt) engine.seek(position);
  if (rate !== 1) engine.setRate(rate);
  if (!isPlaying) return set({ status: 'ready' });
  const result = await playWithFallback(engine, get().muted);
  if (isSuperseded() || result === 'started') return;
  if (result === 'muted') set({ isMutedByPolicy: true });
  else set({ status: 'ready', isPlaying: false });
}
