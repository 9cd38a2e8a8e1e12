import type { Track } from '../engine/engine.ts';

/** The track of that language and label; without a match by label, the first of the language; else null. */
export function findTrack<T extends Track>(
  tracks: T[],
  requested: Pick<Track, 'language' | 'label'>,
): T | null {
  const sameLanguage = tracks.filter((track) => track.language === requested.language);
  return sameLanguage.find((track) => track.label === requested.label) ?? sameLanguage[0] ?? null;
}
