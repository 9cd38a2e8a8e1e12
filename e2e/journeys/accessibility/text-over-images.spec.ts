// Text over images stays readable whatever an operator uploads: here every image is white.
import sharp from 'sharp';
import { listIds } from '../../service/seed/realm-file.ts';
import { expect, open, test } from '../../support/test.ts';
import { measureTextContrast } from '../../support/text-contrast.ts';

const pagePaths = ['/home', `/series/${listIds.series}`];
const viewports = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

test('title and buttons of heroes are on the screen of a phone in landscape orientation', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const path of pagePaths) {
    await open(page, path);
    const hero = page.locator('main [data-hero]').first();
    await expect(hero.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  }
});

test('text of the top bar and of heroes has a contrast of 4.5:1 over white images', async ({ page }) => {
  const background = '#ffffff';
  const body = await sharp({ create: { width: 16, height: 9, channels: 3, background } })
    .png()
    .toBuffer();
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/png', body }));
  for (const path of pagePaths) {
    await open(page, path);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const texts = await measureTextContrast(page, '[data-chrome], [data-hero]');
      expect(texts.length).toBeGreaterThan(2);
      expect(
        texts.filter(({ contrast }) => contrast < 4.5),
        `${path} at ${viewport.width} × ${viewport.height}`,
      ).toEqual([]);
    }
  }
});
