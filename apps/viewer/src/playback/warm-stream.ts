// Fetches a title's manifest while the player's code is still on its way.
import type { StreamMetadata } from '@matinee/contract';
import { preloadPlayerEngine } from '@matinee/player/preload';

/** Safe to call often: a manifest is fetched once and kept for a moment. */
export function warmStream({ dash, hls, token }: StreamMetadata): void {
  const first = dash[0] ?? hls[0];
  if (!first) return;
  const address = new URL(first.url, window.location.href);
  if (token) address.searchParams.set('token', token);
  preloadPlayerEngine({ warm: address.href });
}
