import type { Page } from '@playwright/test';
import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { createBrowserContext, expect, open, setLanguage, signIn, test } from '../../support/test.ts';

test.use({ isolatedRealmParts: [] });

/** Reviews load when they are near the viewport. */
async function scrollToReviews(page: Page, name = 'Reviews'): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('a review is posted, changed and deleted by keyboard', async ({ page, browser, account, realm }) => {
  const filmId = realm.getPublicId(titleIds.open);
  await open(page, `/video/${filmId}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await scrollToReviews(page);
  await expect(reviews.getByRole('textbox')).toHaveCount(0);
  await reviews.getByRole('link', { name: 'Sign in' }).press('Enter');
  await signIn(page, account);
  await expect(page).toHaveURL(new RegExp(`/video/${filmId}`));

  await scrollToReviews(page);
  await reviews.getByRole('button', { name: 'Post review' }).press('Enter');
  await expect(reviews.getByRole('alert')).toHaveText('Choose a number of stars.');
  await reviews.getByRole('radio', { name: '1 star' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(reviews.getByRole('radio', { name: '4 stars' })).toBeChecked();
  const payload = '<img src=x onerror="document.title=\'fail\'"> and a <b>tag</b>';
  await reviews.getByRole('textbox').fill(payload);
  await expectAccessible(page);
  await reviews.getByRole('button', { name: 'Post review' }).press('Enter');
  await expect(page.getByText('Your review is posted.')).toBeVisible();
  await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expect(reviews.getByText(payload)).toBeVisible();
  await expect(page).not.toHaveTitle('fail');
  await expect(reviews.getByText('1 rating')).toBeVisible();

  await reviews.getByRole('button', { name: 'Edit' }).press('Enter');
  await reviews.getByRole('textbox').fill('A slow film, and a good one.');
  await reviews.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(reviews.getByText('A slow film, and a good one.')).toBeVisible();

  // A guest with the Arabic interface sees the review in its original language.
  const guestContext = await createBrowserContext(browser, realm, { locale: 'ar' });
  await setLanguage(guestContext, 'ar', realm);
  const guestPage = await guestContext.newPage();
  await open(guestPage, `/video/${filmId}`);
  await scrollToReviews(guestPage, 'المراجعات');
  await expect(guestPage.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(guestPage.getByText('A slow film, and a good one.')).toBeVisible();
  await expectAccessible(guestPage);
  await guestContext.close();

  await reviews.getByRole('button', { name: 'Delete review' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).press('Enter');
  await expect(page.getByText('Review deleted.')).toBeVisible();
  await expect(reviews.getByRole('heading', { name: 'Write a review' })).toBeVisible();
});

test('keeps the text of a review that cannot be saved', async ({ page, consoleErrors, account, realm }) => {
  consoleErrors.allow(/503/);
  const filmId = realm.getPublicId(titleIds.open);
  await open(page, `/login?from=/video/${filmId}`);
  await signIn(page, account);
  await expect(page).toHaveURL(new RegExp(`/video/${filmId}`));
  await page.route('**/api/v2/review/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'overloaded', messages: [], requestId: 'r' } })
      : route.continue(),
  );
  await scrollToReviews(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await reviews.getByRole('textbox').fill('A long review.');
  await reviews.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByText('Your review could not be saved. Try again in a moment.')).toBeVisible();
  await expect(reviews.getByRole('textbox')).toHaveValue('A long review.');
});
