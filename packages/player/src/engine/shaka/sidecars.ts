import type { SidecarSubtitles } from '../source.ts';
import type { shaka } from './shaka.ts';

/** Adds the subtitles that the manifest lacks, and shows the one in the wanted language when none is shown yet. */
export async function addSidecars(
  player: shaka.Player,
  sidecars: SidecarSubtitles[],
  wanted: string | null,
): Promise<void> {
  if (player.isLive()) return;
  for (const { url, language, title } of sidecars) {
    const known = player.getTextTracks();
    if (isKnown(title, ofLanguage(known, language), ofLanguage(sidecars, language).length)) continue;
    const address = new URL(url, location.href).href;
    try {
      const track = await player.addTextTrackAsync(
        address,
        language,
        'subtitles',
        'text/vtt',
        undefined,
        title,
      );
      if (language === wanted && !known.some((other) => other.active)) player.selectTextTrack(track);
    } catch {
      // A film without its subtitles is still a film; the failing request is in the server's log.
    }
  }
}

/** The manifest has it under this name, or has as many tracks of the language as there are files. */
function isKnown(title: string, tracks: { label: string | null }[], files: number): boolean {
  return tracks.length >= files || tracks.some((track) => !track.label || track.label === title);
}

function ofLanguage<T extends { language: string }>(all: T[], language: string): T[] {
  return all.filter((one) => one.language === language);
}
