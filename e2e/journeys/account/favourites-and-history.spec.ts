import type { Locator } from '@playwright/test';
import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, setLanguage, signIn, test, waitUntilPlaying } from '../../support/test.ts';

test('a favourite is added and removed by keyboard', async ({ page, context, account, realm }) => {
  await open(page, '/favourites');
  await expect(page.getByRole('heading', { name: 'Sign in to save favourites' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/favourites$/);
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();

  await open(page, `/video/${titleIds.open}`);
  const addResponse = page.waitForResponse((response) => response.url().includes('/favourite/vods/'));
  await page.getByRole('button', { name: 'Add to favourites' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove from favourites' })).toBeFocused();
  expect((await addResponse).status()).toBe(204);

  await setLanguage(context, 'ar', realm);
  await open(page, '/watchlist/favourites');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'العبور' })).toBeVisible();
  await expectAccessible(page);
  await setLanguage(context, 'en', realm);

  await open(page, '/favourites');
  await expect(page.getByRole('main').getByRole('link', { name: /The Crossing/ })).toBeVisible();
  await expectAccessible(page);
  const removeResponse = page.waitForResponse((response) => response.url().includes('/favourite/vods/'));
  await page.getByRole('button', { name: 'Remove from favourites: The Crossing' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  expect((await removeResponse).status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
});

test('watched titles stay in the history of a guest until they are removed', async ({
  page,
  context,
  realm,
}) => {
  await open(page, '/history');
  await expect(page.getByRole('heading', { name: 'You have not watched anything yet' })).toBeVisible();
  for (const id of [titleIds.open, 'long-lap-1']) {
    await open(page, `/video/${id}?start=20`);
    await waitUntilPlaying(page, 20.5);
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
  // The focus moves to the next entry.
  await expect(page.getByRole('button', { name: 'Remove from history: The Crossing' })).toBeFocused();

  await setLanguage(context, 'ar', realm);
  const titleLink = page.getByRole('link', { name: 'العبور' });
  const entry = page.getByRole('main').getByRole('listitem').filter({ has: titleLink });
  // The removal is sent even when the guest leaves the page at once.
  await expect(async () => {
    await open(page, '/history');
    await expect(entry).toBeVisible();
    await expect(page.getByRole('link', { name: 'Lap 1' })).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  // The entry starts at the right, with its image and its button.
  const getRightEdge = async (element: Locator) => {
    const box = await element.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const rightEdge = await getRightEdge(entry);
  expect(rightEdge).toBeGreaterThan((page.viewportSize()?.width ?? 0) * 0.9);
  for (const element of [entry.locator('img'), page.getByRole('button', { name: 'أزل من السجل: العبور' })])
    expect(Math.abs((await getRightEdge(element)) - rightEdge)).toBeLessThan(12);
  const clearButton = page.getByRole('button', { name: 'امسح السجل' });
  await clearButton.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(clearButton).toBeFocused();
  // The dialog leaves the document shortly after it is hidden.
  await expect(page.locator('dialog button')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'امسح السجل' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'لم تشاهد شيئًا بعد' })).toBeVisible();
});

test('shares the canonical URL of a title, without its query', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `/video/${titleIds.open}?start=5`);
  await expect(page.getByRole('button', { name: 'Add to favourites' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copiedUrl = await page.evaluate(() => navigator.clipboard.readText());
  expect(copiedUrl).toMatch(new RegExp(`/video/${titleIds.open}/the-crossing$`));
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
});
