import type { Locator } from '@playwright/test';
import { titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, signIn, test, videoTime } from '../../support/test.ts';

test('a title is kept, and taken out again by keyboard', async ({ page, context, baseURL }) => {
  await open(page, '/favourites');
  await expect(page.getByRole('heading', { name: 'Sign in to keep favourites' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();

  await open(page, `/video/${titles.open}`);
  const added = page.waitForResponse((answer) => answer.url().includes('/favourite/vods/'));
  await page.getByRole('button', { name: 'Add to favourites' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeFocused();
  expect((await added).status()).toBe(204);

  await context.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  await open(page, '/watchlist/favourites');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'العبور' })).toBeVisible();
  await expectAccessible(page);
  await context.addCookies([{ name: 'matinee_language', value: 'en', url: baseURL ?? '' }]);

  await open(page, '/favourites');
  await expect(page.getByRole('main').getByRole('link', { name: /The Crossing/ })).toBeVisible();
  await expectAccessible(page);
  const removed = page.waitForResponse((answer) => answer.url().includes('/favourite/vods/'));
  await page.getByRole('button', { name: 'Remove from favourites: The Crossing' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  expect((await removed).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
});

test('what was watched is in the history until it is taken out', async ({ page, context, baseURL }) => {
  await open(page, '/history');
  await expect(page.getByRole('heading', { name: 'You have not watched anything yet' })).toBeVisible();
  for (const id of [titles.open, 'long-lap-1']) {
    await open(page, `/video/${id}?start=20`);
    await expect.poll(() => videoTime(page).catch(() => 0), { timeout: 60_000 }).toBeGreaterThan(20.5);
  }
  await expect(async () => {
    await open(page, '/history');
    await expect(page.getByRole('heading', { name: /Today/ })).toBeVisible({ timeout: 5_000 });
    for (const name of ['The Crossing', 'Lap 1'])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear history' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Remove from history: Lap 1' }).press('Enter');
  // The focus goes on to what is left.
  await expect(page.getByRole('button', { name: 'Remove from history: The Crossing' })).toBeFocused();

  await context.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  const title = page.getByRole('link', { name: 'العبور' });
  const entry = page.getByRole('main').getByRole('listitem').filter({ has: title });
  // Whoever leaves at once has taken it out all the same.
  await expect(async () => {
    await open(page, '/history');
    await expect(entry).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lap 1' })).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  // The line begins at the right, with the picture and with the way out of the list.
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const right = await endOf(entry);
  expect(right).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.9);
  for (const part of [entry.locator('img'), page.getByRole('button', { name: 'أزل من السجل: العبور' })])
    expect(Math.abs((await endOf(part)) - right)).toBeLessThan(12);
  const clear = page.getByRole('button', { name: 'امسح السجل' });
  await clear.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(clear).toBeFocused();
  // The browser tells the page of a closed dialog a moment after it is gone.
  await expect(page.locator('dialog button')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'امسح السجل' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'لم تشاهد شيئًا بعد' })).toBeVisible();
});

test('a title is shared by its address alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/video/${titles.open}?start=5`);
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(new RegExp(`/video/${titles.open}/the-crossing$`));
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});
