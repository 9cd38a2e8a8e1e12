// Requests full screen for the whole container, so that the controls are included. iPhones support full screen only for
// the video.

type WebKitVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

/** Ignores rejections: without a gesture, or where the frame does not allow full screen. */
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
