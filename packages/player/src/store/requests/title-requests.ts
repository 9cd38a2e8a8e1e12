import { fail, type PlayerCore } from '../core.ts';
import { isAbort } from '../is-abort.ts';
import { titleState } from '../state.ts';
import type { TitleRunner } from '../title-runner.ts';
import type { PlayerRequests } from './requests.ts';

type TitleRequests = Pick<
  PlayerRequests,
  'start' | 'play' | 'pause' | 'toggle' | 'stop' | 'retry' | 'ready' | 'startFailed' | 'waitingToStart'
>;

export function titleRequests(core: PlayerCore, runner: TitleRunner): TitleRequests {
  const { get, set, progress } = core;
  const noteStop = () => progress.note(get().position, get().duration, 'stop');

  const requests: TitleRequests = {
    start(source, { autoplay = true } = {}) {
      if (get().id !== null) noteStop();
      core.title = { source, autoplay };
      if (core.stage) void runner.run(core.title, core.stage);
      else set({ ...titleState(source), status: 'loading', isPlaying: autoplay });
    },
    play() {
      if (get().status === 'failed') return;
      set({ isPlaying: true });
      if (get().status === 'loading') return;
      core.engine?.play().catch((error: unknown) => {
        if (!isAbort(error)) set({ isPlaying: false });
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
      noteStop();
      core.title = null;
      runner.release();
      set({ status: 'idle', isPlaying: false });
    },
    retry() {
      if (core.callbacks.onRetry) return core.callbacks.onRetry();
      if (!core.title) return;
      requests.start({ ...core.title.source, startAt: get().position });
    },
    ready: () => set({ status: 'ready' }),
    startFailed: (failure) => fail(core, failure),
    waitingToStart: () => set({ waitingToStart: true, isPlaying: false }),
  };
  return requests;
}
