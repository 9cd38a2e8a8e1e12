// Updates the player's state from the events of its engine.
import type { Engine } from '../engine/engine.ts';
import { failPlayback, type PlayerCore } from './core.ts';
import { describeFailure } from './failure.ts';
import { calculateWatchProgress } from './state.ts';

export function syncStateWithEngine({ events }: Engine, core: PlayerCore): void {
  const { get, set, progress } = core;
  const isInactive = () => get().status === 'failed' || get().status === 'idle';
  const isLoading = () => get().status === 'loading';

  events.on('ready', ({ duration, isLive }) => {
    set({ duration: isLive ? 0 : duration, isLive });
  });
  events.on('durationchange', ({ duration }) => {
    if (Number.isFinite(duration))
      set({ duration, watchProgress: calculateWatchProgress(get().position, duration) });
  });
  events.on('timeupdate', ({ currentTime }) => {
    // The element reports 0 before it seeks to the start position.
    if (isLoading() || isInactive()) return;
    set({
      currentTime,
      position: currentTime,
      watchProgress: calculateWatchProgress(currentTime, get().duration),
    });
    if (get().status === 'playing') progress.onTimeUpdate(currentTime, get().duration);
  });
  events.on('bufferedchange', ({ ranges, seekable }) => set({ buffered: ranges, seekable }));
  events.on('seeked', ({ currentTime }) => {
    if (isLoading() || isInactive()) return;
    const status = get().status === 'ended' && currentTime < get().duration - 0.5 ? 'paused' : get().status;
    set({ currentTime, position: currentTime, status });
    progress.report(currentTime, get().duration, 'seek');
  });

  events.on('playing', () => {
    if (isInactive()) return;
    set({ status: 'playing', isPlaying: true, isBeforeFirstFrame: false });
    progress.onTimeUpdate(get().position, get().duration);
  });
  events.on('waiting', () => {
    if (get().status === 'playing') set({ status: 'waiting' });
  });
  events.on('pause', () => {
    const { status, position, duration } = get();
    if (isInactive() || status === 'loading' || status === 'ready') return;
    set({ status: 'paused', isPlaying: false });
    // The element also fires `pause` at the end; `ended` reports that progress.
    if (duration - position > 0.25) progress.report(position, duration, 'pause');
  });
  events.on('ended', () => {
    if (isInactive()) return;
    const { duration } = get();
    set({ status: 'ended', isPlaying: false, position: duration, watchProgress: 1 });
    progress.report(duration, duration, 'end');
    core.callbacks.onEnded?.();
  });
  events.on('error', (failure) => {
    if (!isInactive()) failPlayback(core, describeFailure(failure));
  });

  events.on('trackschanged', ({ audio, text, audioId, textId }) =>
    set({ audioTracks: audio, textTracks: text, audioTrackId: audioId, textTrackId: textId }),
  );
  events.on('qualitychanged', ({ qualities, choice, height }) =>
    set({ qualities, quality: choice, playingHeight: height }),
  );
  events.on('volumechange', ({ volume, muted }) => set({ volume: Math.round(volume * 100), muted }));
  events.on('ratechange', ({ rate }) => set({ rate }));
  events.on('pictureinpicture', ({ isActive }) => set({ pictureInPicture: isActive }));
}
