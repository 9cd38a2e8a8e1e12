import { titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, signIn, test } from '../../support/test.ts';

test('what people keep is ranked, sorted and narrowed by links', async ({ page, context, baseURL }) => {
  await open(page, `/login?from=/video/${titles.open}`);
  await signIn(page);
  const kept = page.waitForResponse((answer) => answer.url().includes('/favourite/vods/'));
  await page.getByRole('button', { name: 'Add to favourites' }).press('Enter');
  expect((await kept).status()).toBe(204);

  await open(page, '/rankings');
  await expect(page.getByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
  // Counted once a minute: what was kept just now may be in the next count.
  await expect(async () => {
    await open(page, '/rankings?tab=kept');
    await expect(page.getByRole('main').getByRole('link', { name: /The Crossing/ })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByRole('link', { name: 'Most kept' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('No. 1 · kept by 1 person')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sort by title' }).press('Enter');
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole('link', { name: 'Sort by place' })).toBeVisible();

  await context.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  await open(page, '/rankings?tab=kept');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main').getByRole('link', { name: /العبور/ })).toBeVisible();
  await expectAccessible(page);
  await context.addCookies([{ name: 'matinee_language', value: 'en', url: baseURL ?? '' }]);

  await open(page, '/rankings?tab=rated&filter=nothing');
  await expect(page.getByRole('heading', { name: 'Nothing is ranked yet' })).toBeVisible();

  // As it was before, for the next journey.
  await open(page, `/video/${titles.open}`);
  const taken = page.waitForResponse((answer) => answer.url().includes('/favourite/vods/'));
  await page.getByRole('button', { name: 'Remove from favourites' }).press('Enter');
  expect((await taken).status()).toBe(204);
});
