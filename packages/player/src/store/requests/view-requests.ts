import type { PlayerCore } from '../core.ts';
import { setFullscreen } from '../fullscreen.ts';
import type { PlayerRequests } from './requests.ts';

type ViewRequests = Pick<
  PlayerRequests,
  'fullscreen' | 'pictureInPicture' | 'hover' | 'sidebar' | 'rate' | 'autoAdvance'
>;

export function createViewRequests(core: PlayerCore): ViewRequests {
  const { set } = core;
  return {
    fullscreen(isOn) {
      if (core.elements) void setFullscreen(core.elements.container, core.elements.video, isOn);
    },
    pictureInPicture(isOn) {
      core.engine?.setPictureInPicture(isOn).catch(() => {});
    },
    hover: (isOn) => set({ hover: isOn }),
    sidebar: (isOn) => set({ sidebar: isOn }),
    rate(factor) {
      set({ rate: factor });
      core.engine?.setRate(factor);
      core.callbacks.onPreferences?.({ rate: factor });
    },
    autoAdvance(isOn) {
      set({ autoAdvance: isOn });
      core.callbacks.onPreferences?.({ autoAdvance: isOn });
    },
  };
}
