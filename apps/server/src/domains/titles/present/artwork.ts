import type { Artwork } from '@matinee/contract';
import { buildImageUrl, chooseImageWidth } from '@matinee/rules';

const defaultImageWidth = 1920;

/** One image URL, for clients that cannot choose a width. */
export function getDefaultImageUrl({ url, width }: Artwork): string {
  return buildImageUrl(url, chooseImageWidth(defaultImageWidth, 1, width), 'jpg');
}
