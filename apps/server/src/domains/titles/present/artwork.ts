import type { Artwork } from '@matinee/contract';
import { buildImageUrl, chooseImageWidth } from '@matinee/rules';

const largestImageWidth = 1920;

/** One image URL, for clients that cannot choose a width. */
export function getLargestImageUrl({ url, width }: Artwork): string {
  return buildImageUrl(url, chooseImageWidth(largestImageWidth, 1, width), 'jpg');
}
