import type { PlayerCore } from '../core.ts';
import type { PlayerRequests } from './requests.ts';

type SoundRequests = Pick<PlayerRequests, 'setVolume' | 'setMuted'>;

export function createSoundRequests(core: PlayerCore): SoundRequests {
  const { get, set } = core;
  const requests: SoundRequests = {
    setVolume(percent) {
      const volume = Math.round(Math.min(100, Math.max(0, percent)));
      const muted = volume === 0;
      core.hasMutePreference = true;
      set({ volume, muted, isMutedByPolicy: false, volumeAfterUnmute: volume || get().volumeAfterUnmute });
      core.engine?.setVolume(volume / 100);
      core.engine?.setMuted(muted);
      core.callbacks.onPreferences?.({ volume, muted });
    },
    setMuted(isMuted) {
      if (!isMuted && get().volume === 0) return requests.setVolume(get().volumeAfterUnmute || 100);
      core.hasMutePreference = true;
      set({ muted: isMuted, isMutedByPolicy: false });
      core.engine?.setMuted(isMuted);
      core.callbacks.onPreferences?.({ muted: isMuted });
    },
  };
  return requests;
}
