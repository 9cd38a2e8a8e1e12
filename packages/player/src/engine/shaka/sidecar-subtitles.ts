import type { SidecarSubtitles } from '../source.ts';
import type { shaka } from './shaka.ts';

/** Adds the subtitles that the manifest lacks, and shows the one in the wanted language when none is shown yet. */
export async function addSidecarSubtitles(
  player: shaka.Player,
  sidecars: SidecarSubtitles[],
  preferredLanguage: string | null,
): Promise<void> {
  if (player.isLive()) return;
  for (const { url, language, title } of sidecars) {
    const textTracks = player.getTextTracks();
    if (
      isInManifest(title, filterByLanguage(textTracks, language), filterByLanguage(sidecars, language).length)
    )
      continue;
    const absoluteUrl = new URL(url, location.href).href;
    try {
      const track = await player.addTextTrackAsync(
        absoluteUrl,
        language,
        'subtitles',
        'text/vtt',
        undefined,
        title,
      );
      if (language === preferredLanguage && !textTracks.some((other) => other.active))
        player.selectTextTrack(track);
    } catch {
      // A film without its subtitles is still a film; the failing request is in the server's log.
    }
  }
}

/** The manifest has it under this name, or has as many tracks of the language as there are files. */
function isInManifest(title: string, tracks: { label: string | null }[], sidecarCount: number): boolean {
  return tracks.length >= sidecarCount || tracks.some((track) => !track.label || track.label === title);
}

function filterByLanguage<T extends { language: string }>(tracks: T[], language: string): T[] {
  return tracks.filter((track) => track.language === language);
}
