import type { Page } from '@playwright/test';
import { titles } from '../../service/seed/realm-file.ts';
import { expect, expectAccessible, open, signIn, test } from '../../support/test.ts';

/** Goes down to what people say, which is asked for once somebody comes near it. */
async function goToReviews(page: Page, name = 'Reviews'): Promise<void> {
  await expect(async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

test('somebody says what they think, changes it and takes it back, by keyboard alone', async ({
  page,
  context,
  baseURL,
}) => {
  await open(page, `/video/${titles.open}`);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await goToReviews(page);
  await expect(reviews.getByRole('textbox')).toHaveCount(0);
  await reviews.getByRole('link', { name: 'Sign in' }).press('Enter');
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`/video/${titles.open}`));

  await goToReviews(page);
  // Without stars nothing is sent.
  await reviews.getByRole('button', { name: 'Post review' }).press('Enter');
  await expect(reviews.getByRole('alert')).toHaveText('Choose how many stars you give.');
  await reviews.getByRole('radio', { name: '1 star' }).focus();
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
  await expect(reviews.getByRole('radio', { name: '4 stars' })).toBeChecked();
  const hostile = '<img src=x onerror="document.title=\'fail\'"> and a <b>tag</b>';
  await reviews.getByRole('textbox').fill(hostile);
  await expectAccessible(page);
  await reviews.getByRole('button', { name: 'Post review' }).press('Enter');
  await expect(page.getByText('Your review is posted.')).toBeVisible();
  await expect(reviews.getByRole('heading', { name: 'Your review' })).toBeVisible();
  await expect(reviews.getByText(hostile)).toBeVisible();
  await expect(page).not.toHaveTitle('fail');
  await expect(reviews.getByText('1 rating')).toBeVisible();

  await reviews.getByRole('button', { name: 'Change' }).press('Enter');
  await reviews.getByRole('textbox').fill('A slow film, and a good one.');
  await reviews.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(reviews.getByText('A slow film, and a good one.')).toBeVisible();

  // Others read it, in their own direction too.
  const stranger = await context.browser()?.newContext({ ...(baseURL && { baseURL }), locale: 'ar' });
  const other = await stranger?.newPage();
  if (!stranger || !other) throw new Error('there is no browser');
  await stranger.addCookies([{ name: 'matinee_language', value: 'ar', url: baseURL ?? '' }]);
  await open(other, `/video/${titles.open}`);
  await goToReviews(other, 'المراجعات');
  await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(other.getByText('A slow film, and a good one.')).toBeVisible();
  await expectAccessible(other);
  await stranger.close();

  await reviews.getByRole('button', { name: 'Delete review' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete review' }).press('Enter');
  await expect(page.getByText('The review is gone.')).toBeVisible();
  await expect(reviews.getByRole('heading', { name: 'Write a review' })).toBeVisible();
});

test('a review that cannot be saved stays in its form', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await open(page, `/login?from=/video/${titles.open}`);
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`/video/${titles.open}`));
  await page.route('**/api/v2/review/**', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { code: 'overloaded', messages: [], requestId: 'r' } })
      : route.continue(),
  );
  await goToReviews(page);
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await reviews.getByRole('radio', { name: '2 stars' }).check({ force: true });
  await reviews.getByRole('textbox').fill('Words that took a while.');
  await reviews.getByRole('button', { name: 'Post review' }).click();
  await expect(page.getByText('Your review could not be saved. Try again in a moment.')).toBeVisible();
  await expect(reviews.getByRole('textbox')).toHaveValue('Words that took a while.');
});
