// Widths in which artwork is requested. A small set of widths lets caches hold all of them.

/** Widths of image variants, in pixels. Pages request these, `authBackgroundWidths` and the master's own width. */
export const imageWidths = [240, 480, 720, 960, 1280, 1920, 2560, 3840] as const;
type ImageWidth = (typeof imageWidths)[number];
type ImageFormat = 'webp' | 'avif' | 'jpg';

/** Returns the widths that do not exceed the master's; the smallest width exists for every master. */
export function listImageWidths(masterWidth: number): ImageWidth[] {
  return imageWidths.filter((width, index) => index === 0 || width <= masterWidth);
}

/**
 * Returns the smallest width that fills a box, limited by the master.
 * @param cssWidth width of the box in CSS pixels
 * @param pixelRatio device pixels per CSS pixel
 * @param masterWidth width of the master in pixels
 */
export function chooseImageWidth(
  cssWidth: number,
  pixelRatio = 1,
  masterWidth = Number.POSITIVE_INFINITY,
): ImageWidth {
  const available = listImageWidths(masterWidth);
  return available.find((width) => width >= cssWidth * pixelRatio) ?? available.at(-1) ?? imageWidths[0];
}

/** Returns the URL of an artwork in one width and format. */
export function buildImageUrl(artworkUrl: string, width: ImageWidth, format: ImageFormat): string {
  return `${artworkUrl}/${width}.${format}`;
}

/** Widths of the background image behind authentication pages, for narrow and wide windows. */
export const authBackgroundWidths = { narrow: 820, wide: 1080 } as const;
