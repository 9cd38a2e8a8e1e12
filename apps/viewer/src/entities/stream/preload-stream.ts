// Loads a title into the player while its page is loading.
import type { StreamMetadata } from '@matinee/contract';
import { type PreloadRequest, preloadPlayerEngine } from '@matinee/player/preload';

/** Idempotent: a title is loaded once, and the player drops it if it is not played soon. */
export function preloadStream(
  { dash, hls, token }: StreamMetadata,
  options: Pick<PreloadRequest, 'startAt' | 'audioLanguage' | 'textLanguage'>,
): void {
  const firstStream = dash[0] ?? hls[0];
  if (!firstStream) return;
  const url = new URL(firstStream.url, window.location.href);
  if (token) url.searchParams.set('token', token);
  preloadPlayerEngine({ ...options, url: url.href, type: dash[0] ? 'dash' : 'hls' });
}
