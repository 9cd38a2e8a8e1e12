import type { Thumbnail } from '../engine.ts';
import type { TokenRefresher } from '../token-refresher.ts';
import type { shaka } from './shaka.ts';

/** The picture the manifest has for that second, from its smallest image track; null when it has none. */
export async function thumbnailAt(
  player: shaka.Player,
  tokens: TokenRefresher,
  seconds: number,
): Promise<Thumbnail | null> {
  const tracks = player.getImageTracks().sort((one, other) => (one.width ?? 0) - (other.width ?? 0));
  const track = tracks[0];
  const found = track ? await player.getThumbnails(track.id, seconds) : null;
  const url = found?.uris[0];
  if (!found || !url) return null;
  return {
    url: tokens.sign(url),
    x: found.positionX,
    y: found.positionY,
    width: found.width,
    height: found.height,
    sheetWidth: found.imageWidth,
    sheetHeight: found.imageHeight,
  };
}
