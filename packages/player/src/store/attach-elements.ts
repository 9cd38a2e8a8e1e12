import type { PlayerCore, PlayerElements } from './core.ts';
import type { TitleRunner } from './title-runner.ts';

/** Attaches the player's elements and starts the pending title. Returns a function that detaches them. */
export function attachElements(core: PlayerCore, runner: TitleRunner, elements: PlayerElements): () => void {
  const { get, set } = core;
  const reportProgress = (reason: 'hidden' | 'stop') =>
    core.progress.report(get().position, get().duration, reason);
  const abortController = new AbortController();
  const { signal } = abortController;
  const onVisibilityChange = () => {
    if (document.visibilityState === 'hidden') reportProgress('hidden');
  };
  const onPageHide = () => reportProgress('hidden');
  const onFullscreenChange = () => set({ fullscreen: document.fullscreenElement === elements.container });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  window.addEventListener('pagehide', onPageHide, { signal });
  document.addEventListener('fullscreenchange', onFullscreenChange, { signal });

  core.elements = elements;
  if (core.requestedTitle) void runner.startTitle(core.requestedTitle, elements);
  return () => {
    abortController.abort();
    reportProgress('stop');
    runner.release();
    core.elements = null;
    const { requestedTitle } = core;
    if (requestedTitle)
      core.requestedTitle = {
        ...requestedTitle,
        source: { ...requestedTitle.source, startAt: get().position },
      };
  };
}
