// Fetches the player and its page in an idle moment after the first sign that somebody uses the page: most are about to
// watch, and code that is read while somebody rests on a card holds up what the title needs. Not for fingers, which
// scroll first and are on metered lines more often.
import { preloadPlayerEngine } from '@matinee/player/preload';
import { videoPage } from '../../pages/video/video-page.ts';

const patienceMs = 1_000;

interface Line {
  saveData?: boolean;
}

/** Gives back how to stop waiting. */
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
