import type { PlayerCore, PlayerElements } from './core.ts';
import type { TitleRunner } from './title-runner.ts';

/** Gives the player its elements, and starts the title that waits for them. Returns the function that takes them away. */
export function attach(core: PlayerCore, runner: TitleRunner, given: PlayerElements): () => void {
  const { get, set } = core;
  const note = (reason: 'hidden' | 'stop') => core.progress.note(get().position, get().duration, reason);
  const ending = new AbortController();
  const { signal } = ending;
  const hidden = () => {
    if (document.visibilityState === 'hidden') note('hidden');
  };
  const leaving = () => note('hidden');
  const enlarged = () => set({ fullscreen: document.fullscreenElement === given.stage });
  document.addEventListener('visibilitychange', hidden, { signal });
  window.addEventListener('pagehide', leaving, { signal });
  document.addEventListener('fullscreenchange', enlarged, { signal });

  core.stage = given;
  if (core.title) void runner.run(core.title, given);
  return () => {
    ending.abort();
    note('stop');
    runner.release();
    core.stage = null;
    const { title } = core;
    if (title) core.title = { ...title, source: { ...title.source, startAt: get().position } };
  };
}
