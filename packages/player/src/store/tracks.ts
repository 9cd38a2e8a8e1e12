import type { Track } from '../engine/engine.ts';

/** The track of that language and label; without a match by label, the first of the language; else null. */
export function findTrack<T extends Track>(tracks: T[], wanted: Pick<Track, 'language' | 'label'>): T | null {
  const ofLanguage = tracks.filter((track) => track.language === wanted.language);
  return ofLanguage.find((track) => track.label === wanted.label) ?? ofLanguage[0] ?? null;
}
