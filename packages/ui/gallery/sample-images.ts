// Images of the gallery, drawn by serve-artwork.ts. Their URLs are `/artwork/HUE/WIDTHxHEIGHT`.
import type { ArtworkImage } from '../src/index.ts';

const placeholder = 'IQgKFQL4d4h3eHh3eHd4iHiICAiI';

export function createImageWithHue(hue: number, width = 1920, height = 1080): ArtworkImage {
  return { url: `/artwork/${hue}/${width}x${height}`, width, height, placeholder };
}

export const landscape = createImageWithHue(210);
export const poster = createImageWithHue(330, 960, 1440);
export const portrait = createImageWithHue(210, 1080, 1920);
export const titleImage: ArtworkImage = {
  ...createImageWithHue(40, 960, 240),
  url: '/artwork/lettering/960x240',
};
/** The server responds to its URL with 404. */
export const brokenImage: ArtworkImage = { ...landscape, url: '/artwork/missing' };
