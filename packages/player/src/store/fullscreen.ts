// Full screen is asked for the whole stage, so that our controls come along; iPhones can only enlarge the video.

type WebKitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Rejections (no gesture, not allowed in this frame) leave things as they are. */
export async function setFullscreen(
  container: HTMLElement,
  video: HTMLVideoElement,
  isFullscreen: boolean,
): Promise<void> {
  try {
    if (!isFullscreen) {
      if (document.fullscreenElement) await document.exitFullscreen();
    } else if (container.requestFullscreen) {
      await container.requestFullscreen({ navigationUI: 'hide' });
    } else {
      (video as WebKitVideo).webkitEnterFullscreen?.();
    }
  } catch {
    return;
  }
}
