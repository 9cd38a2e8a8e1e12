import type { Artwork } from '@matinee/contract';
import { buildImageUrl, chooseImageWidth } from '@matinee/rules';
import type { ArtworkRow } from '../queries/card.queries.ts';

const defaultImageWidth = 1920;
const centre = 0.5;

/** One image URL, for clients that cannot choose a width. */
export function getDefaultImageUrl({ url, width }: Artwork): string {
  return buildImageUrl(url, chooseImageWidth(defaultImageWidth, 1, width), 'jpg');
}

export function presentArtwork({ id, width, height, placeholder, focalX, focalY }: ArtworkRow): Artwork {
  const isCentred = (focalX ?? centre) === centre && (focalY ?? centre) === centre;
  return {
    url: buildArtworkUrl(id),
    width,
    height,
    placeholder,
    ...(!isCentred && { focus: { x: focalX ?? centre, y: focalY ?? centre } }),
  };
}

export function buildArtworkUrl(publicId: string): string {
  return `/images/${publicId}`;
}
