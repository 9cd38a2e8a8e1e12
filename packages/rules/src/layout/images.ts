// Which widths of a picture are asked for. Few widths, so that caches hold them all.

/** The ladder: every width of a picture in a page, in pixels. */
export const imageWidths = [240, 480, 720, 960, 1280, 1920, 2560, 3840] as const;
type ImageWidth = (typeof imageWidths)[number];
type ImageFormat = 'webp' | 'avif' | 'jpg';

/** The widths that a master can fill; its smallest form exists for every master. */
export function listImageWidths(masterWidth: number): ImageWidth[] {
  return imageWidths.filter((width, index) => index === 0 || width <= masterWidth);
}

/**
 * The smallest width that fills a box, at most what the master can fill.
 * @param cssWidth width of the box in CSS pixels
 * @param pixelRatio device pixels per CSS pixel
 */
export function chooseImageWidth(
  cssWidth: number,
  pixelRatio = 1,
  masterWidth = Number.POSITIVE_INFINITY,
): ImageWidth {
  const available = listImageWidths(masterWidth);
  return available.find((width) => width >= cssWidth * pixelRatio) ?? available.at(-1) ?? imageWidths[0];
}

/** The address of one width of a picture. */
export function buildImageUrl(artworkUrl: string, width: ImageWidth, format: ImageFormat): string {
  return `${artworkUrl}/${width}.${format}`;
}

/** Of the picture behind login-style pages, in narrow windows and in wide ones. */
export const backgroundImageWidths = { narrow: 820, wide: 1080 } as const;
