// The player's code, asked for before it is wanted. Only its loading is in the page's own code.
import { preloadPlayerEngine } from '@matinee/player/preload';

export const loadWatchPlayer = () => import('./watch-player.tsx');

/** Safe to call often. */
export function warmPlayer(): void {
  loadWatchPlayer().catch(() => {});
  preloadPlayerEngine();
}
