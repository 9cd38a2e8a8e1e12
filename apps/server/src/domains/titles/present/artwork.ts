import type { Artwork } from '@matinee/contract';
import { imageUrl, imageWidthFor } from '@matinee/rules';

const wideScreen = 1920;

/** One address of a picture, for those who cannot choose among its widths. */
export function largestUrl({ url, width }: Artwork): string {
  return imageUrl(url, imageWidthFor(wideScreen, 1, width), 'jpg');
}
