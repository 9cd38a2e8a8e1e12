import type { PlayerCore } from '../core.ts';
import { calculateWatchProgress } from '../state.ts';
import type { PlayerRequests } from './requests.ts';

type SeekRequests = Pick<PlayerRequests, 'setPosition' | 'setDuration' | 'seek' | 'seekBy'>;

export function createSeekRequests(core: PlayerCore): SeekRequests {
  const { get, set } = core;
  const requests: SeekRequests = {
    setPosition: (seconds) =>
      set({ position: seconds, watchProgress: calculateWatchProgress(seconds, get().duration) }),
    setDuration: (seconds) =>
      set({ duration: seconds, watchProgress: calculateWatchProgress(get().position, seconds) }),
    seek(seconds) {
      const { isLive, seekable, duration } = get();
      const seekableEnd = isLive ? seekable.end : duration || Number.POSITIVE_INFINITY;
      const target = Math.min(Math.max(seconds, seekable.start), seekableEnd);
      requests.setPosition(target);
      core.engine?.seek(target);
    },
    seekBy: (seconds) => requests.seek(get().position + seconds),
  };
  return requests;
}
