import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { createBrowserContext, expect, open, setLanguage, signIn, test } from '../../support/test.ts';

const getOverlay = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const getResult = (page: Page, name: string) => getOverlay(page).getByRole('link', { name });

test('the search overlay finds a title by a misspelt query, and opens again on going back from the title', async ({
  page,
}) => {
  await open(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/home#search$/);
  await expect(getOverlay(page).getByRole('searchbox')).toBeFocused();
  const response = page.waitForResponse(/content-search\?query=crosing&/);
  await page.keyboard.type('crosing');
  await expect(getOverlay(page).getByRole('searchbox')).toHaveValue('crosing');
  await response;
  await expect(getResult(page, 'The Crossing')).toBeVisible();
  await expectAccessible(page);

  await getResult(page, 'The Crossing').click();
  await expect(page).toHaveURL(/\/video\/the-crossing/);
  await expect(getOverlay(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/home#search$/);
  await expect(getOverlay(page).getByRole('searchbox')).toHaveValue('crosing');
  await expect(getResult(page, 'The Crossing')).toBeFocused();

  await getOverlay(page).getByRole('button', { name: 'Close search' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(getOverlay(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await getOverlay(page).getByRole('button', { name: 'Clear search' }).click();
  await expect(getOverlay(page).getByRole('button', { name: 'crosing' })).toBeVisible();
});

test('recent searches of an account are not shown to others in the same browser', async ({
  page,
  consoleErrors,
  account,
}) => {
  // 401: a guest's call was still running during the sign-in or sign-out.
  consoleErrors.allow(/401|ERR_FAILED/);
  const getRecentSearch = (query: string) => page.getByRole('main').getByRole('button', { name: query });
  const searchBox = page.getByRole('main').getByRole('searchbox');
  const searchFor = async (query: string) => {
    await searchBox.fill(query);
    await searchBox.press('Enter');
    await searchBox.fill('');
    await expect(getRecentSearch(query)).toBeVisible();
  };
  await open(page, '/search');
  await searchFor('harbour');
  await open(page, `/login?from=${encodeURIComponent('/search')}`);
  await signIn(page, account);
  await expect(page).toHaveURL(/\/search$/);
  await expect(getRecentSearch('harbour')).toHaveCount(0);
  await searchFor('lantern');
  await searchBox.fill('secret');
  await page.getByRole('button', { name: 'Ada' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(getOverlay(page).getByRole('button', { name: 'harbour' })).toBeVisible();
  await expect(getOverlay(page).getByRole('button', { name: 'lantern' })).toHaveCount(0);
  await expect(getOverlay(page).getByRole('searchbox')).toHaveValue('');
  await open(page, `/login?from=${encodeURIComponent('/search')}`);
  await signIn(page, account);
  await expect(getRecentSearch('lantern')).toBeVisible();
  await expect(getRecentSearch('harbour')).toHaveCount(0);
});

test('focuses the previously opened result when the results arrive after going back', async ({ page }) => {
  const responseDelay = Promise.withResolvers<void>();
  await page.route('**/content-search?query=crosing*', async (route) => {
    await responseDelay.promise;
    await route.continue().catch(() => {});
  });
  await open(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await getOverlay(page).getByRole('searchbox').fill('cros');
  await expect(getResult(page, 'The Crossing')).toBeVisible();
  await getOverlay(page).getByRole('searchbox').fill('crosing');
  await getResult(page, 'The Crossing').click();
  await expect(page).toHaveURL(/\/video\/the-crossing/);
  await expect(getOverlay(page)).toBeHidden();
  await page.goBack();
  await expect(getOverlay(page).getByRole('searchbox')).toHaveValue('crosing');
  await expect(getOverlay(page).getByRole('searchbox')).toBeFocused();
  responseDelay.resolve();
  await expect(getResult(page, 'The Crossing')).toBeFocused();
});

test('the search button focuses the field on the search page', async ({ page }) => {
  await open(page, '/search');
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await button.focus();
  await button.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(/\/search$/);
});

test('a URL with #search opens the overlay, and closing it stays on the page', async ({ page }) => {
  await open(page, '/home#search');
  await expect(getOverlay(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getOverlay(page)).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});

test('the overlay is opened, searched and closed by keyboard', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Enter');
  await expect(getOverlay(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('ferry');
  await page.keyboard.press('Enter');
  await expect(getResult(page, 'The Ferry')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(getResult(page, 'The Ferry')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/series\//);
  await page.goBack();
  await expect(getResult(page, 'The Ferry')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(getOverlay(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getOverlay(page).getByRole('searchbox')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(getOverlay(page)).toBeHidden();
});

test('the search page works without scripts, and its URL contains the query', async ({
  browser,
  page,
  realm,
}) => {
  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto('/search?query=haddad');
  await expect(pageWithoutScripts.getByRole('link', { name: 'The Crossing' })).toBeVisible();
  await contextWithoutScripts.close();

  await open(page, '/search');
  await page.getByRole('searchbox').fill('drama');
  await expect(page).toHaveURL(/\/search\?query=drama$/);
  await page.getByRole('button', { name: /^Series/ }).click();
  await expect(page.getByRole('link', { name: 'The Ferry' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'The Crossing' })).toHaveCount(0);
  await expectAccessible(page);
});

test('a search without results suggests titles', async ({ page }) => {
  await open(page, '/search?query=kwiet%20qqqqzzzz');
  await expect(page.getByRole('heading', { name: /No results/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Quiet Hours' }).click();
  await expect(page.getByRole('link', { name: 'Quiet Hours' })).toBeVisible();
});

test('a search that fails shows an error and can be repeated', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/503/);
  await page.route('**/api/v2/content-search**', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'retry-after': '0' },
      json: { code: 'overloaded', messages: [], requestId: 'a-request' },
    }),
  );
  await open(page, '/search');
  await page.getByRole('searchbox').fill('fer');
  await expect(page.getByRole('heading', { name: 'The search failed' })).toBeVisible();
  await expect(page.getByText('a-request')).toBeVisible();
  await page.unroute('**/api/v2/content-search**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: 'The Ferry' })).toBeVisible();
});

test('finds an Arabic title by a query without the definite article', async ({ page, realm }) => {
  await setLanguage(page.context(), 'ar', realm);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'بحث' }).click();
  await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('عبور');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'العبور' })).toBeVisible();
  await expectAccessible(page);
});
