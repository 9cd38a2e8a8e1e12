// Preloads the player and the video page in an idle moment after the first mouse or key event. A touch does not start
// the preload: it usually scrolls first, and phones are more often on a metered connection.
import { preloadPlayerEngine } from '@matinee/player/preload';
import { videoPage } from '../../pages/video/video-page.ts';

const idleTimeoutMs = 1_000;

interface NetworkInformation {
  saveData?: boolean;
}

/** Returns a cancel function. */
export function preloadPlayerOnFirstInput(): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  if (connection?.saveData) return undefined;
  const inputListeners = new AbortController();
  const schedulePreload = () => {
    inputListeners.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(preload, { timeout: idleTimeoutMs });
    else setTimeout(preload, idleTimeoutMs);
  };
  const { signal } = inputListeners;
  window.addEventListener('keydown', schedulePreload, { signal });
  window.addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && schedulePreload(), {
    signal,
  });
  return () => inputListeners.abort();
}

function preload(): void {
  videoPage.load?.().catch(() => {});
  preloadPlayerEngine();
}
