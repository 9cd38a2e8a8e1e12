// The browser chooses an image by its `sizes` before it knows the layout: they must match the width that the layout gives.
import { listIds } from '../service/seed/realm-file.ts';
import { listShownImages } from '../support/image-sizes.ts';
import { expect, open, test } from '../support/test.ts';

const pagePaths = ['/home', '/section/rows', `/series/${listIds.series}`, '/browse', '/rankings'];
const screens = [
  { width: 390, height: 844, deviceScaleFactor: 3 },
  { width: 844, height: 390, deviceScaleFactor: 3 },
  { width: 820, height: 1180, deviceScaleFactor: 2 },
  { width: 1440, height: 900, deviceScaleFactor: 1 },
  { width: 2560, height: 1440, deviceScaleFactor: 1 },
];

test.beforeEach(({ consoleErrors }) => consoleErrors.allow(/404|could not be loaded/));

for (const { deviceScaleFactor, ...viewport } of screens) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('no image is blurred, and none is more than one srcset width too large', async ({ page }) => {
      for (const path of pagePaths) {
        await open(page, path);
        const images = await listShownImages(page);
        expect(
          images.filter(
            ({ widths, chosenWidth, idealWidth }) =>
              chosenWidth < idealWidth || widths.indexOf(chosenWidth) > widths.indexOf(idealWidth) + 1,
          ),
          path,
        ).toEqual([]);
      }
    });
  });
}
