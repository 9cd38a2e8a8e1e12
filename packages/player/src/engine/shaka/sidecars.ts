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
    if (known.some((track) => track.language === language && (!track.label || track.label === title)))
      continue;
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
