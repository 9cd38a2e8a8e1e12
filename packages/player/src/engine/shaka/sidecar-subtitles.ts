import type { SidecarSubtitles } from '../source.ts';
import type { shaka } from './shaka.ts';

/**
 * Adds the sidecar subtitles that the manifest lacks. When no text track is active, selects the added track in the
 * preferred language.
 */
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
      if (language === preferredLanguage && !textTracks.some((textTrack) => textTrack.active))
        player.selectTextTrack(track);
    } catch {
      // A title plays without its subtitles; the server logs the failed request.
    }
  }
}

/**
 * Whether the manifest contains a sidecar. `tracks` are the manifest's tracks in the language of the sidecar,
 * `sidecarCount` is the number of sidecars in that language. A track without a label could be any sidecar.
 */
function isInManifest(title: string, tracks: { label: string | null }[], sidecarCount: number): boolean {
  return tracks.length >= sidecarCount || tracks.some((track) => !track.label || track.label === title);
}

function filterByLanguage<T extends { language: string }>(tracks: T[], language: string): T[] {
  return tracks.filter((track) => track.language === language);
}
