// Full screen is asked for the whole stage, so that our controls come along; iPhones can only enlarge the video.

type AppleVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Rejections (no gesture, not allowed in this frame) leave things as they are. */
export async function setFullscreen(stage: HTMLElement, video: HTMLVideoElement, on: boolean): Promise<void> {
  try {
    if (!on) {
      if (document.fullscreenElement) await document.exitFullscreen();
    } else if (stage.requestFullscreen) {
      await stage.requestFullscreen({ navigationUI: 'hide' });
    } else {
      (video as AppleVideo).webkitEnterFullscreen?.();
    }
  } catch {
    return;
  }
}
