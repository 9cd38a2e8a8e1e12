// Fetches the player in an idle moment after the first sign that somebody uses the page: most are about to watch. Not
// for fingers, which scroll first and are on metered lines more often.
import { preloadPlayerEngine } from '@matinee/player/preload';

const patienceMs = 1_000;

interface Line {
  saveData?: boolean;
}

/** Gives back how to stop waiting. */
export function awaitFirstMove(): (() => void) | undefined {
  const { connection } = navigator as Navigator & { connection?: Line };
  if (connection?.saveData) return undefined;
  const signs = new AbortController();
  const begin = () => {
    signs.abort();
    if ('requestIdleCallback' in window)
      requestIdleCallback(() => preloadPlayerEngine(), { timeout: patienceMs });
    else setTimeout(() => preloadPlayerEngine(), patienceMs);
  };
  const { signal } = signs;
  window.addEventListener('keydown', begin, { signal });
  window.addEventListener('pointermove', ({ pointerType }) => pointerType === 'mouse' && begin(), { signal });
  return () => signs.abort();
}
