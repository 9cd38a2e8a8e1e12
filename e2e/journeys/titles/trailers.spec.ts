import { lists, titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, test, videoTime } from '../../support/test.ts';

test('a film that is closed has a trailer that plays, and the way back', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, `/video/${titles.licence}`);
  const trailer = page.getByRole('link', { name: 'Trailer', exact: true });
  await trailer.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`trailerFrom=${titles.licence}`));
  await expect(page.getByRole('heading', { level: 1, name: 'The Gold Room' })).toBeAttached();
  await expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(1);
  await expectAccessible(page);

  await context.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'شاهد الغرفة الذهبية' })).toBeAttached();
  await context.addCookies([{ name: 'matinee_language', value: 'en', url: baseURL ?? '' }]);
  await page.reload();
  await page.getByRole('link', { name: 'Watch The Gold Room' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/video/${titles.licence}`));
  await expect(page).not.toHaveURL(/trailerFrom/);
});

test('a series has a trailer that plays, and the way back to the series', async ({ page }) => {
  await open(page, `/series/${lists.series}`);
  await page.getByRole('link', { name: 'Trailer', exact: true }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/video/${lists.seriesTrailer}.*trailerFrom=${lists.series}`));
  await expect(page.getByRole('heading', { level: 1, name: 'The Ferry' })).toBeAttached();
  await expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(1);
  await page.reload();
  await expect(page.getByText('First look', { exact: true })).toBeAttached();
  await page.getByRole('link', { name: 'Watch The Ferry' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/series/${lists.series}`));
});

test('a film without trailers offers none, and a trailer is no title', async ({ page, complaints }) => {
  complaints.allow(/404/);
  await open(page, `/video/${titles.open}`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Trailer', exact: true })).toHaveCount(0);
  for (const address of ['/video/gold-trailer', '/video/gold-trailer?trailerFrom=the-crossing']) {
    await open(page, address);
    await expect(page.getByRole('link', { name: 'Trailer', exact: true })).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
  }
});
