import type { Page } from '@playwright/test';
import { lists, titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, test, videoTime } from '../../support/test.ts';

const playing = (page: Page) =>
  expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(0.3);

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('from the menu to a section, a series and an episode that plays', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page).toHaveURL(/\/section\/series$/);
  await expect(heading(page)).toHaveText('Series');
  await expectAccessible(page);

  await page.getByRole('link', { name: /The Ferry/ }).click();
  await expect(page).toHaveURL(new RegExp(`/series/${lists.series}/`));
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('link', { name: 'Watch S1 E1' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Season 2' }).click();
  await expect(page.getByRole('list', { name: 'Season 2' }).getByRole('link')).toHaveText(['1Ashore']);
  await expect(page.getByRole('tab', { name: 'Season 2' })).toBeFocused();
  await page.getByRole('tab', { name: 'Season 1' }).click();
  await page.getByRole('link', { name: 'Fog' }).click();
  await expect(page).toHaveURL(/\/video\/.*seasonId=/);
  await playing(page);
  await expect(page.getByRole('link', { name: 'Next: Slack Water' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('The Ferry');
});

test('a series is taken up where its viewer left it', async ({ page }) => {
  await open(page, `/series/${lists.series}`);
  await page.getByRole('link', { name: 'Slack Water' }).click();
  await playing(page);
  const kept = page.waitForResponse((answer) => answer.url().includes('/progress/'));
  await page.locator('video').evaluate((video) => {
    (video as HTMLVideoElement).currentTime = 24;
  });
  await expect.poll(() => videoTime(page)).toBeGreaterThan(24);
  await page.goBack();
  await kept;
  await expect(async () => {
    await open(page, `/series/${lists.series}`);
    await expect(page.getByRole('link', { name: 'Continue S1 E2' })).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test('a season is there before any script runs, and leads to the others', async ({
  browser,
  page,
  baseURL,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await bare.newPage();
  await plain.goto(`/series/${lists.series}`);
  await plain.getByRole('tab', { name: 'Season 2' }).click();
  await expect(plain.getByRole('link', { name: 'Ashore' })).toBeVisible();
  const { season } = await (await page.request.get(`/api/v4/series/${lists.series}`)).json();
  await plain.goto(`/season/${season.id}`);
  await expect(plain.getByRole('link', { name: 'Fog' })).toBeVisible();
  await bare.close();

  await open(page, `/season/${season.id}`);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Season 2' }).click();
  await expect(page).toHaveURL(/\/season\/.*\/season-2$/);
  await expect(page.getByRole('link', { name: 'Ashore' })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/series/${lists.series}`));
});

test('on a phone the seasons are a dropdown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/series/${lists.series}`);
  await page.getByRole('button', { name: 'Seasons Season 1' }).click();
  await page.getByRole('link', { name: 'Season 2' }).click();
  await expect(page.getByRole('link', { name: 'Ashore' })).toBeVisible();
  await expectAccessible(page);
});

test('a playlist plays from its first title that is allowed, and goes on within itself', async ({ page }) => {
  await open(page, '/section/series');
  await page.getByRole('link', { name: /Top Four/ }).click();
  await page.getByRole('region', { name: 'Top Four' }).getByRole('link', { name: 'View all' }).click();
  await expect(heading(page)).toHaveText('Top Four');
  await expect(page.getByRole('list', { name: 'Top Four' }).getByRole('link')).toHaveText([
    'The Gold Room',
    'The Crossing',
    'Quiet Hours',
    'Fog',
  ]);
  await expect(page.locator('[data-position]')).toHaveText(['1', '2', '3', '4']);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/video/${titles.open}.*playlistId=${lists.playlist}`));
  await playing(page);
  // What a guest may not watch is passed over.
  await page.getByRole('link', { name: 'Next: Fog' }).click();
  await expect(heading(page)).toHaveText('Fog');
  await expect(page).toHaveURL(new RegExp(`playlistId=${lists.playlist}`));
  await playing(page);
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
});

for (const path of ['/section/nothing', '/series/nothing', '/season/nothing', '/playlist/nothing']) {
  test(`what is not there is not found: ${path}`, async ({ page, complaints }) => {
    complaints.allow(/404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText('There is nothing here');
  });
}
