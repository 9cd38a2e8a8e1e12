import type { PlayerCore } from '../core.ts';
import { progressOf } from '../state.ts';
import type { PlayerRequests } from './requests.ts';

type PlaceRequests = Pick<PlayerRequests, 'position' | 'duration' | 'seek' | 'seekBy'>;

export function createSeekRequests(core: PlayerCore): PlaceRequests {
  const { get, set } = core;
  const requests: PlaceRequests = {
    position: (seconds) => set({ position: seconds, watchProgress: progressOf(seconds, get().duration) }),
    duration: (seconds) => set({ duration: seconds, watchProgress: progressOf(get().position, seconds) }),
    seek(seconds) {
      const { live, seekable, duration } = get();
      const end = live ? seekable.end : duration || Number.POSITIVE_INFINITY;
      const target = Math.min(Math.max(seconds, seekable.start), end);
      requests.position(target);
      core.engine?.seek(target);
    },
    seekBy: (seconds) => requests.seek(get().position + seconds),
  };
  return requests;
}
