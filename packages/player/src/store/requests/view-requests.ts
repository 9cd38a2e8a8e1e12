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
    fullscreen(isFullscreen) {
      if (core.elements) void setFullscreen(core.elements.container, core.elements.video, isFullscreen);
    },
    pictureInPicture(isActive) {
      core.engine?.setPictureInPicture(isActive).catch(() => {});
    },
    hover: (isHovered) => set({ hover: isHovered }),
    sidebar: (isOpen) => set({ sidebar: isOpen }),
    rate(factor) {
      set({ rate: factor });
      core.engine?.setRate(factor);
      core.callbacks.onPreferences?.({ rate: factor });
    },
    autoAdvance(isEnabled) {
      set({ autoAdvance: isEnabled });
      core.callbacks.onPreferences?.({ autoAdvance: isEnabled });
    },
  };
}
