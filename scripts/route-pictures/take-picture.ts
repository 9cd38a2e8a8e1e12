import type { BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';

export interface View {
  name: string;
  language: string;
  context: BrowserContextOptions;
}

const widths = [
  { name: '390', viewport: { width: 390, height: 844 } },
  { name: '1440', viewport: { width: 1440, height: 900 } },
];

/** Narrow and wide, left-to-right and right-to-left. */
export const views: readonly View[] = widths.flatMap(({ name, viewport }) =>
  ['en', 'ar'].map((language) => ({
    name: `${name}.${language}`,
    language,
    context: { viewport, locale: language },
  })),
);

const settledMs = 800;
const mostBytes = 40 * 1024;

/** Those on the first screen; the demo realm draws them when they are first asked for. */
function everyPictureIsThere(): boolean {
  return [...document.images].every(
    (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
  );
}

/** A small picture of the first screen. */
export async function takePicture(page: Page, address: string): Promise<Buffer> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
  await page.waitForFunction(everyPictureIsThere, undefined, { timeout: 15_000 }).catch(() => {});
  await page.waitForTimeout(settledMs);
  const whole = await page.screenshot();
  const { width = 0 } = await sharp(whole).metadata();
  const small = sharp(whole).resize({ width: width > 600 ? 640 : 260 });
  for (const quality of [60, 45, 30]) {
    const bytes = await small.clone().webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error(`The picture of ${address} stays too large`);
}
