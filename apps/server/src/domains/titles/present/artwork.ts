import type { Artwork } from '@matinee/contract';
import { buildImageUrl, chooseImageWidth } from '@matinee/rules';

const wideScreen = 1920;

/** One address of a picture, for those who cannot choose among its widths. */
export function largestUrl({ url, width }: Artwork): string {
  return buildImageUrl(url, chooseImageWidth(wideScreen, 1, width), 'jpg');
}
