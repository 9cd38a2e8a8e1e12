import type { PlayerCore } from '../core.ts';
import { setFullscreen } from '../fullscreen.ts';
import type { PlayerRequests } from './requests.ts';

type ViewRequests = Pick<
  PlayerRequests,
  'fullscreen' | 'pictureInPicture' | 'hover' | 'sidebar' | 'rate' | 'autoAdvance'
>;

export function viewRequests(core: PlayerCore): ViewRequests {
  const { set } = core;
  return {
    fullscreen(on) {
      if (core.stage) void setFullscreen(core.stage.stage, core.stage.video, on);
    },
    pictureInPicture(on) {
      core.engine?.setPictureInPicture(on).catch(() => {});
    },
    hover: (on) => set({ hover: on }),
    sidebar: (on) => set({ sidebar: on }),
    rate(factor) {
      set({ rate: factor });
      core.engine?.setRate(factor);
      core.callbacks.onPreferences?.({ rate: factor });
    },
    autoAdvance(on) {
      set({ autoAdvance: on });
      core.callbacks.onPreferences?.({ autoAdvance: on });
    },
  };
}
