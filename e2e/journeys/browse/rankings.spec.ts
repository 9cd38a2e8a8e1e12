import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, setLanguage, signIn, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

test('favourites are ranked, a link sorts the ranking, and an empty ranking shows a message', async ({
  page,
  context,
  account,
  realm,
}) => {
  const filmId = realm.getPublicId(titleIds.open);
  await open(page, `/login?from=/video/${filmId}`);
  await signIn(page, account);
  const saveResponse = page.waitForResponse((response) => response.url().includes('/favourite/vods/'));
  await page.getByRole('button', { name: 'Add to favourites' }).press('Enter');
  expect((await saveResponse).status()).toBe(204);

  await open(page, '/rankings');
  await expect(page.getByRole('heading', { level: 1, name: 'Rankings' })).toBeVisible();
  // Rankings are counted once a minute.
  await expect(async () => {
    await open(page, '/rankings?tab=saved');
    await expect(page.getByRole('main').getByRole('link', { name: /The Crossing/ })).toBeVisible({
      timeout: 3_000,
    });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByRole('link', { name: 'Most saved' })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByText('No. 1 · saved by 1 person')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sort by title' }).press('Enter');
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole('link', { name: 'Sort by position' })).toBeVisible();

  await setLanguage(context, 'ar', realm);
  await open(page, '/rankings?tab=saved');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('main').getByRole('link', { name: /العبور/ })).toBeVisible();
  await expectAccessible(page);
  await setLanguage(context, 'en', realm);

  await open(page, '/rankings?tab=rated&filter=nothing');
  await expect(page.getByRole('heading', { name: 'No rankings yet' })).toBeVisible();
});
