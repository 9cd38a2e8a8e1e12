import type { Thumbnail } from '../engine.ts';
import type { TokenRefresher } from '../token-refresher.ts';
import type { shaka } from './shaka.ts';

/** Returns the thumbnail at a position (seconds) from the smallest image track; null when the manifest has none. */
export async function getThumbnail(
  player: shaka.Player,
  tokenRefresher: TokenRefresher,
  seconds: number,
): Promise<Thumbnail | null> {
  const tracks = player.getImageTracks().sort((a, b) => (a.width ?? 0) - (b.width ?? 0));
  const track = tracks[0];
  const thumbnail = track ? await player.getThumbnails(track.id, seconds) : null;
  const url = thumbnail?.uris[0];
  if (!thumbnail || !url) return null;
  return {
    url: tokenRefresher.sign(url),
    x: thumbnail.positionX,
    y: thumbnail.positionY,
    width: thumbnail.width,
    height: thumbnail.height,
    sheetWidth: thumbnail.imageWidth,
    sheetHeight: thumbnail.imageHeight,
  };
}
