import type { PlayerCore } from '../core.ts';
import { setFullscreen } from '../fullscreen.ts';
import type { PlayerRequests } from './requests.ts';

type ViewRequests = Pick<
  PlayerRequests,
  'setFullscreen' | 'setPictureInPicture' | 'setHovered' | 'setSidebarOpen' | 'setRate' | 'setAutoAdvance'
>;

export function createViewRequests(core: PlayerCore): ViewRequests {
  const { set } = core;
  return {
    setFullscreen(isFullscreen) {
      if (core.elements) void setFullscreen(core.elements.container, core.elements.video, isFullscreen);
    },
    setPictureInPicture(isActive) {
      core.engine?.setPictureInPicture(isActive).catch(() => {});
    },
    setHovered: (isHovered) => set({ isHovered }),
    setSidebarOpen: (isOpen) => set({ isSidebarOpen: isOpen }),
    setRate(factor) {
      set({ rate: factor });
      core.engine?.setRate(factor);
      core.callbacks.onPreferences?.({ rate: factor });
    },
    setAutoAdvance(isEnabled) {
      set({ autoAdvance: isEnabled });
      core.callbacks.onPreferences?.({ autoAdvance: isEnabled });
    },
  };
}
