// Brings a title onto the stage: its token, an engine, the start as far as the browser lets it. Whatever is run or
// released later makes everything older void, however far it has come.
import type { Engine, EngineFactory } from '../engine/engine.ts';
import type { PlayerSource } from '../engine/source.ts';
import { createTokenRefresher, type TokenRefresher } from '../engine/token-refresher.ts';
import { autoplay, hasGesture } from './autoplay.ts';
import { fail, type PlayerCore, type PlayerElements, type Title } from './core.ts';
import { describeFailure, failureFrom } from './failure.ts';
import { followEngine } from './follow-engine.ts';
import { isAbort } from './is-abort.ts';
import { titleState } from './state.ts';

export interface TitleRunner {
  run(title: Title, on: PlayerElements): Promise<void>;
  /** Lets go of the engine. */
  release(): void;
}

export function createTitleRunner(core: PlayerCore, createEngine: EngineFactory): TitleRunner {
  let turn = 0;
  let letGo: Promise<unknown> = Promise.resolve();

  const release = () => {
    turn += 1;
    core.tokens?.stop();
    core.tokens = null;
    const old = core.engine;
    core.engine = null;
    if (old) letGo = old.destroy().catch(() => {});
  };

  const run = async ({ source, autoplay: wanted }: Title, { video, captions }: PlayerElements) => {
    release();
    const mine = turn;
    const isVoid = () => mine !== turn;
    core.progress.restart();
    const muted = core.mutedChosen ? core.get().muted : !hasGesture();
    core.set({ ...titleState(source), status: 'loading', muted, mutedByPolicy: false, isPlaying: wanted });

    if (source.accessLevel && source.accessLevel !== 'GRANTED') {
      const status = source.accessLevel === 'DENIED' ? 403 : 401;
      fail(core, describeFailure({ code: 'not-granted', status, retryable: false, requestId: null }));
      return;
    }
    const tokens = tokensOf(source, core);
    core.tokens = tokens;

    try {
      await letGo;
      const engine = await createEngine({ video, captions, tokens }, source);
      if (isVoid()) return void engine.destroy();
      core.engine = engine;
      followEngine(engine, core);
      await start(engine, source, core, isVoid);
    } catch (error) {
      if (isVoid() || isAbort(error)) return;
      fail(core, failureFrom(error));
    }
  };

  return { run, release };
}

function tokensOf(source: PlayerSource, core: PlayerCore): TokenRefresher {
  return createTokenRefresher({
    urls: source.sources.map((stream) => stream.url),
    token: source.token ?? null,
    expiresAt: source.tokenExpiresAt ?? null,
    authorise: core.callbacks.authorise ? async () => core.callbacks.authorise?.() ?? null : null,
    pageUrl: location.href,
  });
}

async function start(engine: Engine, source: PlayerSource, core: PlayerCore, isVoid: () => boolean) {
  const { get, set } = core;
  const { volume, muted, position: asked, audioPreferences, subtitles } = get();
  engine.setVolume(volume / 100);
  engine.setMuted(muted);
  await engine.load(source, {
    startAt: asked,
    audioLanguage: audioPreferences.language,
    textLanguage: subtitles,
  });
  if (isVoid()) return;
  const { position, rate, isPlaying } = get();
  if (position !== asked) engine.seek(position);
  if (rate !== 1) engine.setRate(rate);
  if (!isPlaying) return set({ status: 'ready' });
  const result = await autoplay(engine, get().muted);
  if (isVoid() || result === 'asWanted') return;
  if (result === 'muted') set({ mutedByPolicy: true });
  else set({ status: 'ready', isPlaying: false });
}
