// Loads a title into the player while its page is loading.
import type { StreamMetadata } from '@matinee/contract';
import { type PreloadRequest, preloadPlayerEngine } from '@matinee/player/preload';

/** Idempotent: a title is loaded once, and the player drops it if it is not played soon. */
export function preloadStream(
  { dash, hls, token }: StreamMetadata,
  expected: Pick<PreloadRequest, 'startAt' | 'audioLanguage' | 'textLanguage'>,
): void {
  const first = dash[0] ?? hls[0];
  if (!first) return;
  const address = new URL(first.url, window.location.href);
  if (token) address.searchParams.set('token', token);
  preloadPlayerEngine({ ...expected, url: address.href, type: dash[0] ? 'dash' : 'hls' });
}
