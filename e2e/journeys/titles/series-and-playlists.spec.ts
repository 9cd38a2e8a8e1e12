import type { Page } from '@playwright/test';
import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  createBrowserContext,
  expect,
  open,
  readVideoTime,
  test,
  waitUntilPlaying,
} from '../../support/test.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the menu leads to a section, a series and an episode that plays', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page).toHaveURL(/\/section\/series$/);
  await expect(getHeading(page)).toHaveText('Series');
  await expectAccessible(page);

  await page.getByRole('link', { name: /The Ferry/ }).click();
  await expect(page).toHaveURL(new RegExp(`/series/${listIds.series}/`));
  await expect(getHeading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Watch S1 E1' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Season 2' }).click();
  await expect(page.getByRole('list', { name: 'Season 2' }).getByRole('link')).toHaveText(['1Ashore']);
  await expect(page.getByRole('tab', { name: 'Season 2' })).toBeFocused();
  await page.getByRole('tab', { name: 'Season 1' }).click();
  await page.getByRole('link', { name: 'Fog' }).click();
  await expect(page).toHaveURL(/\/video\/.*seasonId=/);
  await waitUntilPlaying(page);
  await expect(page.getByRole('link', { name: 'Next: Slack Water' })).toBeVisible();
  await page.goBack();
  await expect(getHeading(page)).toHaveText('The Ferry');
});

test('a series offers to continue the episode that its viewer watched last', async ({ page }) => {
  await open(page, `/series/${listIds.series}`);
  await page.getByRole('link', { name: 'Slack Water' }).click();
  await waitUntilPlaying(page);
  const progressResponse = page.waitForResponse((response) => response.url().includes('/progress/'));
  await page.locator('video').evaluate((video) => {
    (video as HTMLVideoElement).currentTime = 24;
  });
  await expect.poll(() => readVideoTime(page)).toBeGreaterThan(24);
  await page.goBack();
  await progressResponse;
  await expect(async () => {
    await open(page, `/series/${listIds.series}`);
    await expect(page.getByRole('link', { name: 'Continue S1 E2' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('the page of a season is complete before scripts run and links to other seasons', async ({
  browser,
  page,
  realm,
}) => {
  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto(`/series/${listIds.series}`);
  await pageWithoutScripts.getByRole('tab', { name: 'Season 2' }).click();
  await expect(pageWithoutScripts.getByRole('link', { name: 'Ashore' })).toBeVisible();
  const { season } = await (await page.request.get(`/api/v4/series/${listIds.series}`)).json();
  await pageWithoutScripts.goto(`/season/${season.id}`);
  await expect(pageWithoutScripts.getByRole('link', { name: 'Fog' })).toBeVisible();
  await contextWithoutScripts.close();

  await open(page, `/season/${season.id}`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Season 2' }).click();
  await expect(page).toHaveURL(/\/season\/.*\/season-2$/);
  await expect(page.getByRole('link', { name: 'Ashore' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/series/${listIds.series}`));
});

test('seasons are a dropdown on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/series/${listIds.series}`);
  await page.getByRole('button', { name: 'Seasons Season 1' }).click();
  await page.getByRole('link', { name: 'Season 2' }).click();
  await expect(page.getByRole('link', { name: 'Ashore' })).toBeVisible();
  await expectAccessible(page);
});

test('a playlist plays from its first accessible title, and continues with the next accessible one', async ({
  page,
}) => {
  await open(page, '/section/series');
  await page.getByRole('link', { name: /Top Four/ }).click();
  await page.getByRole('region', { name: 'Top Four' }).getByRole('link', { name: 'View all' }).click();
  await expect(getHeading(page)).toHaveText('Top Four');
  await expect(page.getByRole('list', { name: 'Top Four' }).getByRole('link')).toHaveText([
    'The Gold Room',
    'The Crossing',
    'Quiet Hours',
    'Fog',
  ]);
  await expect(page.locator('[data-position]')).toHaveText(['1', '2', '3', '4']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.open}.*playlistId=${listIds.playlist}`));
  await waitUntilPlaying(page);
  // Titles that a guest cannot watch are skipped.
  await page.getByRole('link', { name: 'Next: Fog' }).click();
  await expect(getHeading(page)).toHaveText('Fog');
  await expect(page).toHaveURL(new RegExp(`playlistId=${listIds.playlist}`));
  await waitUntilPlaying(page);
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
});

for (const path of ['/section/nothing', '/series/nothing', '/season/nothing', '/playlist/nothing']) {
  test(`returns 404 for ${path}`, async ({ page, consoleErrors }) => {
    consoleErrors.allow(/404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(getHeading(page)).toHaveText('Page not found');
  });
}
