import type { Page } from '@playwright/test';
import { expect, expectAccessible, open, signIn, test } from '../../support/test.ts';

const overlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const result = (page: Page, name: string) => overlay(page).getByRole('link', { name });

test('the search opens over a page, finds a title, and is still there after a look at it', async ({
  page,
}) => {
  await open(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/home#search$/);
  await expect(overlay(page).getByRole('searchbox')).toBeFocused();
  const found = page.waitForResponse(/content-search\?query=crosing&/);
  await page.keyboard.type('crosing');
  await expect(overlay(page).getByRole('searchbox')).toHaveValue('crosing');
  await found;
  await expect(result(page, 'The Crossing')).toBeVisible();
  await expectAccessible(page);

  await result(page, 'The Crossing').click();
  await expect(page).toHaveURL(/\/video\/the-crossing/);
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/home#search$/);
  await expect(overlay(page).getByRole('searchbox')).toHaveValue('crosing');
  await expect(result(page, 'The Crossing')).toBeFocused();

  await overlay(page).getByRole('button', { name: 'Close the search' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(overlay(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await overlay(page).getByRole('button', { name: 'Clear the search' }).click();
  await expect(overlay(page).getByRole('button', { name: 'crosing' })).toBeVisible();
});

test('what somebody looked for is shown to nobody else who comes to this browser', async ({
  page,
  complaints,
}) => {
  // 401: a call of the guest was on its way while somebody signed in or out.
  complaints.allow(/401|ERR_FAILED/);
  const recent = (words: string) => page.getByRole('main').getByRole('button', { name: words });
  const box = page.getByRole('main').getByRole('searchbox');
  const lookFor = async (words: string) => {
    await box.fill(words);
    await box.press('Enter');
    await box.fill('');
    await expect(recent(words)).toBeVisible();
  };
  await open(page, '/search');
  await lookFor('harbour');
  await open(page, `/login?from=${encodeURIComponent('/search')}`);
  await signIn(page);
  await expect(page).toHaveURL(/\/search$/);
  await expect(recent('harbour')).toHaveCount(0);
  await lookFor('lantern');
  await box.fill('secret');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(overlay(page).getByRole('button', { name: 'harbour' })).toBeVisible();
  await expect(overlay(page).getByRole('button', { name: 'lantern' })).toHaveCount(0);
  await expect(overlay(page).getByRole('searchbox')).toHaveValue('');
  await open(page, `/login?from=${encodeURIComponent('/search')}`);
  await signIn(page);
  await expect(recent('lantern')).toBeVisible();
  await expect(recent('harbour')).toHaveCount(0);
});

test('somebody who comes back before the results are there gets the focus on theirs when they are', async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/content-search?query=crosing*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await open(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await overlay(page).getByRole('searchbox').fill('cros');
  await expect(result(page, 'The Crossing')).toBeVisible();
  await overlay(page).getByRole('searchbox').fill('crosing');
  await result(page, 'The Crossing').click();
  await expect(page).toHaveURL(/\/video\/the-crossing/);
  await expect(overlay(page)).toBeHidden();
  await page.goBack();
  await expect(overlay(page).getByRole('searchbox')).toHaveValue('crosing');
  await expect(overlay(page).getByRole('searchbox')).toBeFocused();
  release();
  await expect(result(page, 'The Crossing')).toBeFocused();
});

test('on the page of the search its button leads into the box', async ({ page }) => {
  await open(page, '/search');
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await button.focus();
  await button.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
});

test('an address that ends in #search opens it at once; closing it stays on the page', async ({ page }) => {
  await open(page, '/home#search');
  await expect(overlay(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});

test('with the keyboard and arrows alone: open, type, choose, leave', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(overlay(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ferry');
  await page.keyboard.press('Enter');
  await expect(result(page, 'The Ferry')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(result(page, 'The Ferry')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/series\//);
  await page.goBack();
  await expect(result(page, 'The Ferry')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(overlay(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(overlay(page).getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeHidden();
});

test('the page of the search needs no script, and carries its words in its address', async ({
  browser,
  page,
  baseURL,
}) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const plain = await bare.newPage();
  await plain.goto('/search?query=haddad');
  await expect(plain.getByRole('link', { name: 'The Crossing' })).toBeVisible();
  await bare.close();

  await open(page, '/search');
  await page.getByRole('searchbox').fill('drama');
  await expect(page).toHaveURL(/\/search\?query=drama$/);
  await page.getByRole('button', { name: /^Series/ }).click();
  await expect(page.getByRole('link', { name: 'The Ferry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Crossing' })).toHaveCount(0);
  await expectAccessible(page);
});

test('what is not there is said, with what may have been meant', async ({ page }) => {
  await open(page, '/search?query=kwiet%20hurs');
  await expect(page.getByRole('heading', { name: /Nothing found/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Quiet Hours' }).click();
  await expect(page.getByRole('link', { name: 'Quiet Hours' })).toBeVisible();
});

test('a search that fails says so and can be tried again', async ({ page, complaints }) => {
  complaints.allow(/503/);
  await page.route('**/api/v2/content-search**', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '0' },
      json: { code: 'overloaded', messages: [], requestId: 'a-request' },
    }),
  );
  await open(page, '/search');
  await page.getByRole('searchbox').fill('fer');
  await expect(page.getByRole('heading', { name: 'The search did not work' })).toBeVisible();
  await expect(page.getByText('a-request')).toBeVisible();
  await page.unroute('**/api/v2/content-search**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'The Ferry' })).toBeVisible();
});

test('in Arabic, from right to left, without the article', async ({ page }) => {
  await page
    .context()
    .addCookies([{ name: 'matinee_language', value: 'ar', url: process.env.JOURNEYS_URL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'بحث' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('عبور');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'العبور' })).toBeVisible();
  await expectAccessible(page);
});
