// Compares the width at which each image is shown with the candidate of its `srcset` that the browser has chosen.
import type { Page } from '@playwright/test';

export interface ShownImage {
  path: string;
  /** Width in device pixels that the image needs in its box; wider than the box when the box crops its sides. */
  neededWidth: number;
  /** The candidates of `srcset`. */
  widths: number[];
  chosenWidth: number;
  /** The smallest candidate of at least the needed width. */
  idealWidth: number;
}

/** Returns the loaded images in the viewport. */
export function listShownImages(page: Page): Promise<ShownImage[]> {
  return page.evaluate(() => {
    const isVisible = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    };
    return [...document.images]
      .filter((image) => image.currentSrc && image.naturalWidth > 0 && isVisible(image))
      .flatMap((image) => {
        const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
        const source = sources.find(({ media }) => matchMedia(media).matches) ?? image;
        const widths = [...source.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
        const largestWidth = widths.at(-1);
        if (largestWidth === undefined) return [];
        const { offsetWidth, offsetHeight } = image;
        const ratio = image.naturalWidth / image.naturalHeight;
        const isCropped = getComputedStyle(image).objectFit === 'cover';
        const cssWidth = isCropped ? Math.max(offsetWidth, offsetHeight * ratio) : offsetWidth;
        // A stretch of one percent is invisible.
        const neededWidth = cssWidth * devicePixelRatio * 0.99;
        const path = new URL(image.currentSrc).pathname;
        return [
          {
            path,
            neededWidth: Math.round(neededWidth),
            widths,
            chosenWidth: Number(/\/(\d+)(\.\w+)?$/.exec(path)?.[1]),
            idealWidth: widths.find((width) => width >= neededWidth) ?? largestWidth,
          },
        ];
      });
  });
}
