import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, setLanguage, test, waitUntilPlaying } from '../../support/test.ts';

test('a title without access has a trailer that plays and links back', async ({ page, context, realm }) => {
  await open(page, `/video/${titleIds.licence}`);
  const trailerLink = page.getByRole('link', { name: 'Trailer', exact: true });
  await trailerLink.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`trailerFrom=${titleIds.licence}`));
  await expect(page.getByRole('heading', { level: 1, name: 'The Gold Room' })).toBeAttached();
  await waitUntilPlaying(page, 1);
  await expectAccessible(page);

  await setLanguage(context, 'ar', realm);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'شاهد الغرفة الذهبية' })).toBeAttached();
  await setLanguage(context, 'en', realm);
  await page.reload();
  await page.getByRole('link', { name: 'Watch The Gold Room' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.licence}`));
  await expect(page).not.toHaveURL(/trailerFrom/);
});

test('a series has a trailer that plays and links back', async ({ page }) => {
  await open(page, `/series/${listIds.series}`);
  await page.getByRole('link', { name: 'Trailer', exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.seriesTrailer}.*trailerFrom=${listIds.series}`));
  await expect(page.getByRole('heading', { level: 1, name: 'The Ferry' })).toBeAttached();
  await waitUntilPlaying(page, 1);
  await page.reload();
  await expect(page.getByText('First look', { exact: true })).toBeAttached();
  await page.getByRole('link', { name: 'Watch The Ferry' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/series/${listIds.series}`));
});

test('a title without a trailer has no trailer link, and a trailer has no title page', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  await open(page, `/video/${titleIds.open}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trailer', exact: true })).toHaveCount(0);
  for (const path of ['/video/gold-trailer', '/video/gold-trailer?trailerFrom=the-crossing']) {
    await open(page, path);
    await expect(page.getByRole('link', { name: 'Trailer', exact: true })).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  }
});
