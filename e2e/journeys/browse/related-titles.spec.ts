import type { Page } from '@playwright/test';
import { eventIds } from '../../service/seed/event-ids.ts';
import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, setLanguage, test } from '../../support/test.ts';

const relatedTitlesPattern = '**/api/v4/related/**';
const getRow = (page: Page, name = 'More like this') => page.getByRole('region', { name });

/** Scrolls with the wheel. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(640, 120);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    const measureDistance = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
    await expect.poll(measureDistance, { timeout: 1_000 }).toBeLessThan(4);
  }).toPass();
}

test('a page of a title, list or event loads related titles a single time, when their row is near the viewport', async ({
  page,
  context,
  realm,
}) => {
  let callCount = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v4/related/')) callCount += 1;
  });
  const paths = [
    `/video/${titleIds.open}`,
    `/series/${listIds.series}`,
    `/playlist/${listIds.playlist}`,
    `/live/${eventIds.upcoming}`,
  ];
  for (const [index, path] of paths.entries()) {
    await open(page, path);
    await scrollToEnd(page);
    await expect(getRow(page).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    expect(callCount).toBe(index + 1);
  }
  await setLanguage(context, 'ar', realm);
  await open(page, `/series/${listIds.series}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await scrollToEnd(page);
  await getRow(page, 'عناوين مشابهة').getByRole('link').first().press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`/series/${listIds.series}`));
});

test('a page is complete when related titles are empty or fail', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/500/);
  for (const result of [{ json: { titles: [] } }, { status: 500, body: '' }]) {
    await page.route(relatedTitlesPattern, (route) => route.fulfill(result));
    const response = page.waitForResponse(/\/related\//);
    await open(page, `/series/${listIds.series}`);
    await scrollToEnd(page);
    await response;
    await expect(getRow(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ferry');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(relatedTitlesPattern);
  }
});
