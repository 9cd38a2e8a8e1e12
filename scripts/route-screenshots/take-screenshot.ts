import type { BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';

export interface ScreenshotView {
  name: string;
  language: string;
  contextOptions: BrowserContextOptions;
}

const viewports = [
  { name: '390', viewport: { width: 390, height: 844 } },
  { name: '1440', viewport: { width: 1440, height: 900 } },
];

/** Narrow and wide, left-to-right and right-to-left. */
export const screenshotViews: readonly ScreenshotView[] = viewports.flatMap(({ name, viewport }) =>
  ['en', 'ar'].map((language) => ({
    name: `${name}.${language}`,
    language,
    contextOptions: { viewport, locale: language },
  })),
);

const transitionsMs = 800;
const maxBytes = 40 * 1024;

/** Whether the images on the first screen are loaded; the demo realm renders them on the first request. */
function areImagesLoaded(): boolean {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  );
}

/** Takes a scaled-down WebP screenshot of the first screen, at most 40 KiB. */
export async function takeScreenshot(page: Page, url: string): Promise<Buffer> {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.waitForFunction(areImagesLoaded, undefined, { timeout: 15_000 }).catch(() => {});
  await page.waitForTimeout(transitionsMs);
  const originalImage = await page.screenshot();
  const { width = 0 } = await sharp(originalImage).metadata();
  const scaledImage = sharp(originalImage).resize({ width: width > 600 ? 640 : 260 });
  for (const quality of [60, 45, 30]) {
    const bytes = await scaledImage.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new Error(`The screenshot of ${url} is larger than ${maxBytes} bytes`);
}
