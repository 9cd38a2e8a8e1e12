// Pages without JavaScript: every control works, and links lead to the next part of a long list.
import type { APIRequestContext, Page } from '@playwright/test';
import { listIds } from '../../service/seed/realm-file.ts';
import { expectNoBrokenControls } from '../../support/broken-controls.ts';
import { prepareAccountVisits } from '../../support/prepare-page-visits.ts';
import {
  createWatchlist,
  expect,
  fetchAuthHeaders,
  type Realm,
  signInDirectly,
  test,
} from '../../support/test.ts';
import { expectedErrors } from '../../support/visit-pages.ts';

test.use({ javaScriptEnabled: false });

const getNextPageLink = (page: Page, name = 'Show more') =>
  page.getByRole('main').getByRole('link', { name, exact: true });
const getFirstPageLink = (page: Page) => page.getByRole('link', { name: 'Back to the start' });
const getTitleCard = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`(^|\\s)${name}(\\s|$)`) });

test('every control on every page works for an account', async ({ page, context, consoleErrors, realm }) => {
  consoleErrors.allow(expectedErrors);
  const urls = await prepareAccountVisits(page, { realm, language: 'en' });
  expect(urls.length).toBeGreaterThan(25);
  await expectNoBrokenControls(context, urls);
});

const guestPaths = ['/login', '/signup', '/watchlists', '/favourites', '/history', '/video/the-crossing'];

test('every control works for a guest on the pages for guests, search and browse', async ({
  context,
  consoleErrors,
  baseURL,
}) => {
  consoleErrors.allow(expectedErrors);
  const paths = [...guestPaths, '/search?query=crossing', '/browse?type=VIDEO'];
  await expectNoBrokenControls(
    context,
    paths.map((path) => new URL(path, baseURL).href),
  );
});

test('the sign-in form shows a wrong password, keeps the address, and signs in', async ({
  page,
  account,
  consoleErrors,
}) => {
  consoleErrors.allow(/401/);
  await page.goto('/login?from=%2Fhistory');
  const emailField = page.getByLabel('Email address');
  await emailField.fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(emailField).toHaveValue(account.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history$/);
});

test('the sign-up form describes each error at its field', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/422/);
  await page.goto('/signup');
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ada');
  await page.getByRole('main').getByRole('button', { name: 'Create account' }).click();
  const emailField = page.getByLabel('Email address');
  await expect(emailField).toHaveAccessibleDescription(/Please provide your email/);
  await expect(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Ada');
});

test('watchlists say that they need JavaScript', async ({ page, account, realm }) => {
  const note = page.getByRole('main').getByText(/need(s)? JavaScript/);
  await signInDirectly(page, account, realm);
  await page.goto('/watchlists');
  await expect(note).toBeVisible();
});

test('links lead to the next part of a playlist and of a season, and back to the first', async ({ page }) => {
  await page.goto(`/playlist/${listIds.longPlaylist}`);
  await expect(getTitleCard(page, 'Lap 25')).toBeVisible();
  await expect(getTitleCard(page, 'Lap 26')).toHaveCount(0);
  await getNextPageLink(page).click();
  await expect(page).toHaveURL(/lastSeen=/);
  await expect(getTitleCard(page, 'Lap 26')).toBeVisible();
  await expect(getTitleCard(page, 'Lap 1')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/playlist\/fifty-one(\/fifty-one)?$/,
  );
  await getFirstPageLink(page).click();
  await expect(getTitleCard(page, 'Lap 1')).toBeVisible();

  await page.goto(`/season/${listIds.longSeason}`);
  await expect(getTitleCard(page, 'Night 26')).toHaveCount(0);
  await getNextPageLink(page).click();
  await expect(getTitleCard(page, 'Night 26')).toBeVisible();
  await expect(getTitleCard(page, 'Night 25')).toHaveCount(0);
  await getFirstPageLink(page).click();
  await expect(getTitleCard(page, 'Night 25')).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('links lead to the next part of a season and back', async ({ page }) => {
    await page.goto(`/season/${listIds.longSeason}`);
    await getNextPageLink(page, 'عرض المزيد').click();
    await expect(getTitleCard(page, 'Night 26')).toBeVisible();
    await expect(getTitleCard(page, 'Night 25')).toHaveCount(0);
    await page.getByRole('link', { name: 'العودة إلى البداية' }).click();
    await expect(getTitleCard(page, 'Night 25')).toBeVisible();
  });
});

test('links lead through the pages of search results of one content type', async ({ page }) => {
  await page.goto('/search?query=mesa');
  await page.getByRole('link', { name: /^Show all/ }).click();
  await expect(page).toHaveURL(/type=VIDEO/);
  const firstItem = page.getByRole('main').getByRole('listitem').first();
  const text = await firstItem.textContent();
  await getNextPageLink(page).click();
  await expect(page).toHaveURL(/lastSeen=/);
  await expect(firstItem).not.toHaveText(text ?? '');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await getFirstPageLink(page).click();
  await expect(firstItem).toHaveText(text ?? '');
});

test('a guest with the link reads a shared watchlist until its owner deletes it', async ({
  page,
  request,
  consoleErrors,
  account,
}) => {
  consoleErrors.allow(/404/);
  const titleIds = Array.from({ length: 26 }, (_, index) => `mesa-${index + 1}`);
  const list = await createWatchlist(request, account, { name: 'Table land', titleIds });
  await page.goto(list.sharedPath);
  await expect(page.getByRole('heading', { name: 'Table land', level: 1 })).toBeVisible();
  await expect(getTitleCard(page, 'Mesa 001')).toBeVisible();
  await expect(getTitleCard(page, 'Mesa 026')).toHaveCount(0);
  await getNextPageLink(page).click();
  await expect(getTitleCard(page, 'Mesa 026')).toBeVisible();
  await getFirstPageLink(page).click();
  await expect(getTitleCard(page, 'Mesa 001')).toBeVisible();
  await list.delete();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Table land' })).toHaveCount(0);
});

async function postReview(
  request: APIRequestContext,
  realm: Realm,
  { filmId, text }: { filmId: string; text: string },
) {
  const headers = await fetchAuthHeaders(request, await realm.createAccount());
  const response = await request.post(`/api/v2/review/${filmId}`, { headers, data: { rating: 4, text } });
  expect(response.status()).toBeLessThan(300);
}

test('links lead to the reviews of a title and to their next pages', async ({ page, request, realm }) => {
  // No other journey reviews this title.
  const filmId = 'long-lap-60';
  for (let number = 0; number <= 10; number++)
    await postReview(request, realm, { filmId, text: `Review ${number}.` });
  await page.goto(`/video/${filmId}`);
  await page.getByRole('main').getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByText('Review 10.')).toBeVisible();
  await expect(page.getByText('Review 0.')).toHaveCount(0);
  await expect(page.getByText('11 ratings')).toBeVisible();
  await getNextPageLink(page).click();
  await expect(page.getByText('Review 0.')).toBeVisible();
  await expect(page.getByText('Review 10.')).toHaveCount(0);
  await getFirstPageLink(page).click();
  await expect(page.getByText('Review 10.')).toBeVisible();
});
