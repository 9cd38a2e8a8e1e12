// Preloads the player and the video page in an idle moment after the first pointer or key event. Not for
// touch, which scrolls first and is more often on a metered connection.
import { preloadPlayerEngine } from '@matinee/player/preload';
import { videoPage } from '../../pages/video/video-page.ts';

const patienceMs = 1_000;

interface Line {
  saveData?: boolean;
}

/** Returns a cancel function. */
export function preloadPlayerOnFirstInput(): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData) return undefined;
  const signs = new AbortController();
  const begin = () => {
    signs.abort();
    if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: patienceMs });
    else setTimeout(prepare, patienceMs);
  };
  const { signal } = signs;
  window.addEventListener('keydown', begin, { signal });
  window.addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && begin(), { signal });
  return () => signs.abort();
}

function prepare(): void {
  videoPage.load?.().catch(() => {});
  preloadPlayerEngine();
}
