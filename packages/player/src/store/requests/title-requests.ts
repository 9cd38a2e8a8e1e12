import { failPlayback, type PlayerCore } from '../core.ts';
import { isAbortError } from '../failure.ts';
import { createTitleState } from '../state.ts';
import type { TitleRunner } from '../title-runner.ts';
import type { PlayerRequests } from './requests.ts';

type TitleRequests = Pick<
  PlayerRequests,
  | 'start'
  | 'play'
  | 'pause'
  | 'toggle'
  | 'stop'
  | 'retry'
  | 'setReady'
  | 'reportStartFailure'
  | 'setWaitingToStart'
>;

export function createTitleRequests(core: PlayerCore, runner: TitleRunner): TitleRequests {
  const { get, set, progress } = core;
  const reportStop = () => progress.report(get().position, get().duration, 'stop');

  const requests: TitleRequests = {
    start(source, { autoplay = true } = {}) {
      if (get().id !== null) reportStop();
      core.requestedTitle = { source, autoplay };
      if (core.elements) void runner.startTitle(core.requestedTitle, core.elements);
      else set({ ...createTitleState(source), status: 'loading', isPlaying: autoplay });
    },
    play() {
      if (get().status === 'failed') return;
      set({ isPlaying: true });
      if (get().status === 'loading') return;
      core.engine?.play().catch((error: unknown) => {
        if (!isAbortError(error)) set({ isPlaying: false });
      });
    },
    pause() {
      set({ isPlaying: false });
      core.engine?.pause();
    },
    toggle() {
      if (get().isPlaying) requests.pause();
      else requests.play();
    },
    stop() {
      reportStop();
      core.requestedTitle = null;
      runner.release();
      set({ status: 'idle', isPlaying: false });
    },
    retry() {
      if (core.callbacks.onRetry) return core.callbacks.onRetry();
      if (!core.requestedTitle) return;
      requests.start({ ...core.requestedTitle.source, startAt: get().position });
    },
    setReady: () => set({ status: 'ready' }),
    reportStartFailure: (failure) => failPlayback(core, failure),
    setWaitingToStart: () => set({ isWaitingToStart: true, isPlaying: false }),
  };
  return requests;
}
