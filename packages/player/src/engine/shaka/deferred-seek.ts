// Seeks that wait until Shaka Player has reached the start position. Shaka does not notice an earlier seek, loads no
// segments for it and jumps back to those of the start position.
import type { TimeRange } from '../engine.ts';

// Shaka repeats its seek to the start position when, 100 ms later, the element is at exactly 0 again.
const earliestSeekSeconds = 0.001;

export interface DeferredSeek {
  /** Seeks to `seconds`, limited to the seekable range. Before the first frame is loaded, only the last seek counts. */
  seek(seconds: number): void;
  /** Forgets a seek that waits. */
  cancelSeek(): void;
}

export function createDeferredSeek(
  video: HTMLVideoElement,
  readSeekableRange: () => TimeRange,
): DeferredSeek {
  const abortController = new AbortController();
  let hasFirstFrame = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  let waitingSeconds: number | null = null;

  const seekNow = (seconds: number) => {
    const { start, end } = readSeekableRange();
    video.currentTime = Math.max(Math.min(Math.max(seconds, start), end), earliestSeekSeconds);
  };
  const seekAfterStart = () => {
    hasFirstFrame = true;
    if (waitingSeconds !== null) seekNow(waitingSeconds);
    waitingSeconds = null;
  };
  video.addEventListener('loadeddata', seekAfterStart, { once: true, signal: abortController.signal });

  return {
    seek(seconds) {
      if (hasFirstFrame) seekNow(seconds);
      else waitingSeconds = seconds;
    },
    cancelSeek: () => abortController.abort(),
  };
}
