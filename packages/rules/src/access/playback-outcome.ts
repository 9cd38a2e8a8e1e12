import type { AccessLevel } from './access-level.ts';

/**
 * What asking for a stream leads to: `play` gives stream data, `unavailable` an error with licences and
 * thumbnail, `refused` a rejection with the licences. A missing `onlinePlayback` counts as available.
 */
export function playbackOutcome(
  level: AccessLevel,
  onlinePlayback?: string | null,
): 'play' | 'unavailable' | 'refused' {
  if (level !== 'GRANTED') return 'refused';
  return onlinePlayback === 'UNAVAILABLE' ? 'unavailable' : 'play';
}
