import type { Page } from '@playwright/test';
import { events } from '../../service/seed/live.ts';
import { lists, titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, test } from '../../support/test.ts';

const calls = '**/api/v4/related/**';
const row = (page: Page, name = 'More like this') => page.getByRole('region', { name });

/** As far as the page goes, by the wheel. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(640, 120);
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    const left = () =>
      page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
    await expect.poll(left, { timeout: 1_000 }).toBeLessThan(4);
  }).toPass();
}

test('below a title, a list and an event stands what is like them, asked for once somebody comes near', async ({
  page,
  context,
  baseURL,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/v4/related/')) asked += 1;
  });
  const paths = [
    `/video/${titles.open}`,
    `/series/${lists.series}`,
    `/playlist/${lists.playlist}`,
    `/live/${events.upcoming}`,
  ];
  for (const [index, path] of paths.entries()) {
    await open(page, path);
    await scrollToEnd(page);
    await expect(row(page).getByRole('link').first()).toBeVisible();
    await expectAccessible(page);
    expect(asked).toBe(index + 1);
  }
  await context.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  await open(page, `/series/${lists.series}`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await scrollToEnd(page);
  await row(page, 'عناوين مشابهة').getByRole('link').first().press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`/series/${lists.series}`));
});

test('a page is whole without what is like its title', async ({ page, complaints }) => {
  complaints.allow(/500/);
  for (const answer of [{ json: { titles: [] } }, { status: 500, body: '' }]) {
    await page.route(calls, (route) => route.fulfill(answer));
    const answered = page.waitForResponse(/\/related\//);
    await open(page, `/series/${lists.series}`);
    await scrollToEnd(page);
    await answered;
    await expect(row(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Ferry');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(calls);
  }
});
