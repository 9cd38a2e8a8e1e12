// The player without its looks: one state, the requests that change it, and an engine behind the seam. It knows no
// React and no address of any service; what it is told to remember it hands back through callbacks.
import { chooseEngine } from '../engine/choose-engine.ts';
import type { Engine, EngineFactory, Thumbnail } from '../engine/engine.ts';
import type { PlayerSource } from '../engine/source.ts';
import { storyboardTile } from '../engine/storyboard.ts';
import { type Authorise, createTokenKeeper, type TokenKeeper } from '../engine/token-keeper.ts';
import { autoplay, hasGesture } from './autoplay.ts';
import { describeFailure, failureFrom, type PlayerFailure } from './failure.ts';
import { followEngine } from './follow-engine.ts';
import { setFullscreen } from './fullscreen.ts';
import { createProgressReporter, type OnProgress } from './progress.ts';
import type { PlayerRequests } from './requests.ts';
import { initialState, type PlayerPreferences, type PlayerState, progressOf, titleState } from './state.ts';
import { findTrack } from './tracks.ts';

export interface PlayerStage {
  video: HTMLVideoElement;
  captions: HTMLElement;
  /** What goes to full screen. */
  stage: HTMLElement;
}

export interface PlayerStoreOptions {
  engine?: EngineFactory;
  preferences?: PlayerPreferences;
  authorise?: Authorise;
  onProgress?: OnProgress;
  onPreferences?: (change: PlayerPreferences) => void;
  onEnded?: () => void;
  onError?: (failure: PlayerFailure) => void;
  /** Instead of loading the same source again. */
  onRetry?: () => void;
}

export interface PlayerStore {
  get(): PlayerState;
  /** Returns the function that ends the subscription. */
  subscribe(listener: () => void): () => void;
  requests: PlayerRequests;
  /** Gives the player its elements; a title asked for before starts now. Returns the function that takes them away. */
  attach(stage: PlayerStage): () => void;
  /** The picture for a second of the title: from its storyboard, else from the stream. */
  thumbnailAt(seconds: number): Promise<Thumbnail | null>;
  /** Another address for a picture that was refused, with a fresh token; null when there is none. */
  freshAddress(url: string): Promise<string | null>;
  /** The engine of the moment, for diagnosis. */
  stats(): ReturnType<Engine['stats']> | null;
  /** Callbacks may change while a title plays. */
  listen(options: Omit<PlayerStoreOptions, 'engine' | 'preferences'>): void;
}

interface Title {
  source: PlayerSource;
  autoplay: boolean;
}

export function createPlayerStore(options: PlayerStoreOptions = {}): PlayerStore {
  const createEngine = options.engine ?? chooseEngine;
  let callbacks: Omit<PlayerStoreOptions, 'engine' | 'preferences'> = options;
  let state = initialState(options.preferences);
  let mutedChosen = options.preferences?.muted !== undefined;
  let lastText = state.subtitles;
  const listeners = new Set<() => void>();

  let stage: PlayerStage | null = null;
  let title: Title | null = null;
  let engine: Engine | null = null;
  let tokens: TokenKeeper | null = null;
  /** Each start and stop makes everything older void. */
  let turn = 0;
  let letGo: Promise<unknown> = Promise.resolve();

  const set = (patch: Partial<PlayerState>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const prefer = (change: PlayerPreferences) => callbacks.onPreferences?.(change);
  const progress = createProgressReporter((...told) => callbacks.onProgress?.(...told));
  const moveTo = (position: number) => set({ position, watchProgress: progressOf(position, state.duration) });

  const fail = (failure: PlayerFailure) => {
    progress.note(state.position, state.duration, 'pause');
    engine?.pause();
    set({ status: 'failed', failure, isPlaying: false });
    callbacks.onError?.(failure);
  };

  const release = () => {
    turn += 1;
    tokens?.stop();
    tokens = null;
    const old = engine;
    engine = null;
    if (old) letGo = old.destroy().catch(() => {});
  };

  const run = async ({ source, autoplay: wanted }: Title, on: PlayerStage) => {
    release();
    const mine = turn;
    const stale = () => mine !== turn;
    progress.restart();
    const muted = mutedChosen ? state.muted : !hasGesture();
    set({ ...titleState(source), status: 'loading', muted, mutedByPolicy: false, isPlaying: wanted });

    if (source.accessLevel && source.accessLevel !== 'GRANTED') {
      const status = source.accessLevel === 'DENIED' ? 403 : 401;
      fail(describeFailure({ code: 'not-granted', status, retryable: false, requestId: null }));
      return;
    }
    const keeper = createTokenKeeper({
      urls: source.sources.map((stream) => stream.url),
      token: source.token ?? null,
      expiresAt: source.tokenExpiresAt ?? null,
      authorise: callbacks.authorise ? async () => callbacks.authorise?.() ?? null : null,
      pageUrl: location.href,
    });
    tokens = keeper;

    try {
      await letGo;
      const made = await createEngine({ video: on.video, captions: on.captions, tokens: keeper }, source);
      if (stale()) return void made.destroy();
      engine = made;
      followEngine(made, { get: () => state, set, fail, progress, onEnded: () => callbacks.onEnded?.() });
      made.setVolume(state.volume / 100);
      made.setMuted(state.muted);
      const asked = state.position;
      await made.load(source, {
        startAt: asked,
        audioLanguage: state.audioPreferences.language,
        textLanguage: state.subtitles,
      });
      if (stale()) return;
      if (state.position !== asked) made.seek(state.position);
      if (state.rate !== 1) made.setRate(state.rate);
      if (!state.isPlaying) return set({ status: 'ready' });
      const result = await autoplay(made, state.muted);
      if (stale() || result === 'asWanted') return;
      if (result === 'muted') set({ mutedByPolicy: true });
      else set({ status: 'ready', isPlaying: false });
    } catch (error) {
      if (stale() || isAbort(error)) return;
      fail(failureFrom(error));
    }
  };

  const requests: PlayerRequests = {
    start(source, { autoplay: wanted = true } = {}) {
      if (state.id !== null) progress.note(state.position, state.duration, 'stop');
      title = { source, autoplay: wanted };
      if (stage) void run(title, stage);
      else set({ ...titleState(source), status: 'loading', isPlaying: wanted });
    },
    play() {
      if (state.status === 'failed') return;
      set({ isPlaying: true });
      if (state.status === 'loading') return;
      engine?.play().catch((error: unknown) => {
        if (!isAbort(error)) set({ isPlaying: false });
      });
    },
    pause() {
      set({ isPlaying: false });
      engine?.pause();
    },
    toggle() {
      if (state.isPlaying) requests.pause();
      else requests.play();
    },
    stop() {
      progress.note(state.position, state.duration, 'stop');
      title = null;
      release();
      set({ status: 'idle', isPlaying: false });
    },
    ready: () => set({ status: 'ready' }),
    fullscreen(on) {
      if (stage) void setFullscreen(stage.stage, stage.video, on);
    },
    position: moveTo,
    duration: (seconds) => set({ duration: seconds, watchProgress: progressOf(state.position, seconds) }),
    hover: (on) => set({ hover: on }),
    volume(percent) {
      const volume = Math.round(Math.min(100, Math.max(0, percent)));
      const muted = volume === 0;
      mutedChosen = true;
      set({ volume, muted, mutedByPolicy: false, nextVolume: volume || state.nextVolume });
      engine?.setVolume(volume / 100);
      engine?.setMuted(muted);
      prefer({ volume, muted });
    },
    mute(on) {
      if (!on && state.volume === 0) return requests.volume(state.nextVolume || 100);
      mutedChosen = true;
      set({ muted: on, mutedByPolicy: false });
      engine?.setMuted(on);
      prefer({ muted: on });
    },
    sidebar: (on) => set({ sidebar: on }),
    startFailed: fail,
    waitingToStart: () => set({ waitingToStart: true, isPlaying: false }),
    seek(seconds) {
      const end = state.live ? state.seekable.end : state.duration || Number.POSITIVE_INFINITY;
      const target = Math.min(Math.max(seconds, state.seekable.start), end);
      moveTo(target);
      engine?.seek(target);
    },
    seekBy: (seconds) => requests.seek(state.position + seconds),
    quality(choice) {
      set({ quality: choice });
      engine?.selectQuality(choice);
    },
    audio(wanted) {
      const track = findTrack(state.audioTracks, wanted);
      if (!track) return false;
      set({ audioTrackId: track.id, audioPreferences: { language: track.language } });
      engine?.selectAudio(track.id);
      prefer({ audioLanguage: track.language });
      return true;
    },
    text(wanted) {
      const track = wanted && findTrack(state.textTracks, wanted);
      if (wanted && !track) return false;
      lastText = track?.language ?? lastText;
      set({ textTrackId: track?.id ?? null, subtitles: track?.language ?? null });
      engine?.selectText(track?.id ?? null);
      prefer({ subtitleLanguage: track?.language ?? null });
      return true;
    },
    toggleText() {
      const tracks = state.textTracks.filter((track) => track.kind !== 'forced');
      const wanted = tracks.find((track) => track.language === lastText) ?? tracks[0] ?? null;
      requests.text(state.textTrackId === null ? wanted : null);
    },
    rate(factor) {
      set({ rate: factor });
      engine?.setRate(factor);
      prefer({ rate: factor });
    },
    autoAdvance(on) {
      set({ autoAdvance: on });
      prefer({ autoAdvance: on });
    },
    pictureInPicture(on) {
      engine?.setPictureInPicture(on).catch(() => {});
    },
    retry() {
      if (callbacks.onRetry) return callbacks.onRetry();
      if (!title) return;
      requests.start({ ...title.source, startAt: state.position });
    },
  };

  const attach = (given: PlayerStage): (() => void) => {
    stage = given;
    const ending = new AbortController();
    const { signal } = ending;
    const hidden = () => {
      if (document.visibilityState === 'hidden') progress.note(state.position, state.duration, 'hidden');
    };
    const leaving = () => progress.note(state.position, state.duration, 'hidden');
    const enlarged = () => set({ fullscreen: document.fullscreenElement === given.stage });
    document.addEventListener('visibilitychange', hidden, { signal });
    window.addEventListener('pagehide', leaving, { signal });
    document.addEventListener('fullscreenchange', enlarged, { signal });
    if (title) void run(title, given);
    return () => {
      ending.abort();
      progress.note(state.position, state.duration, 'stop');
      release();
      stage = null;
      if (title) title = { ...title, source: { ...title.source, startAt: state.position } };
    };
  };

  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    requests,
    attach,
    async thumbnailAt(seconds) {
      const tile = state.storyboard && storyboardTile(state.storyboard, seconds);
      if (tile) return { ...tile, url: tokens?.sign(tile.url) ?? tile.url };
      return (await engine?.thumbnailAt(seconds).catch(() => null)) ?? null;
    },
    async freshAddress(url) {
      const keeper = tokens;
      return keeper && (await keeper.renewFor(url)) ? keeper.sign(url) : null;
    },
    stats: () => engine?.stats() ?? null,
    listen(given) {
      callbacks = given;
    },
  };
}

/** A start or a play that something newer has overtaken. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
