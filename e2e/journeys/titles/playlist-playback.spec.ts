// Titles of a playlist or a watchlist that play one after another.
import type { Page } from '@playwright/test';
import { listIds, titleIds } from '../../service/seed/realm-file.ts';
import { expect, open, readVideoTime, signIn, test, waitUntilPlaying } from '../../support/test.ts';

/** Seeks to just before the end. */
async function seekToEnd(page: Page) {
  await waitUntilPlaying(page);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.5;
  });
}

test('a playlist plays its titles in order, skips titles without access, and ends', async ({ page }) => {
  await open(page, `/video/${titleIds.open}?playlistId=${listIds.playlist}`);
  await expect(page.getByRole('region', { name: 'Up next' }).getByRole('link')).toHaveCount(2);
  await seekToEnd(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fog', { timeout: 60_000 });
  await expect(page).toHaveURL(new RegExp(`playlistId=${listIds.playlist}`));
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
  // In the first seconds, Previous plays the nearest playable title before the current one; later it restarts
  // the current one.
  await waitUntilPlaying(page);
  const videoLocator = page.locator('video');
  await videoLocator.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 6;
  });
  const player = page.getByRole('region', { name: 'Video player' });
  await expect(player.getByRole('button', { name: 'Restart' })).toHaveCount(1);
  await page.keyboard.press('p');
  await expect.poll(() => readVideoTime(page)).toBeLessThan(5);
  await expect(player.getByRole('button', { name: 'Previous: The Crossing' })).toHaveCount(1);
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Crossing');
  await expect(page).toHaveURL(new RegExp(`playlistId=${listIds.playlist}`));
  await expect(player.getByRole('button', { name: /^Previous/ })).toHaveCount(0);
  await waitUntilPlaying(page);
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fog');
  await seekToEnd(page);
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).ended))
    .toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fog');
});

test('a watchlist plays its titles in order', async ({ page, consoleErrors, account }) => {
  consoleErrors.allow(/40[149]|ERR_FAILED/);
  await open(page, `/login?from=${encodeURIComponent(`/video/${titleIds.signIn}`)}`);
  await signIn(page, account);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to watchlist' });
  await dialog.getByRole('button', { name: 'New watchlist' }).click();
  await dialog.getByLabel('Watchlist name').fill('To play');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await open(page, `/video/${titleIds.open}`);
  await page.getByRole('button', { name: 'Add to watchlist' }).click();
  await dialog.getByRole('button', { name: 'To play' }).click();
  await dialog.getByRole('link', { name: 'To play' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('To play');
  await page.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.signIn}.*watchlistId=.*owner=`));
  await expect(page.getByRole('link', { name: 'Next: The Crossing' })).toBeVisible();
  await seekToEnd(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Crossing', { timeout: 60_000 });
  await expect(page).toHaveURL(/watchlistId=.*owner=/);
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0);
});
