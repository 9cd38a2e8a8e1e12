import { expectAccessible } from '../../support/axe.ts';
import { expect, open, signIn, signInDirectly, test } from '../../support/test.ts';

test('keeps the page and shows a notice while the browser is offline', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED|could not be loaded|dynamically imported/);
  await open(page, '/');
  // The deferred code is still loading at this time.
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await expect(page.getByRole('link', { name: /The Crossing/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /The Ferry/ }).first()).toBeVisible();
});

test('announces an expired session on the page, and returns there after sign-in', async ({
  page,
  consoleErrors,
  account,
  realm,
}) => {
  consoleErrors.allow(/401/);
  await signInDirectly(page, account, realm);
  await open(page, '/home');
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('journeys.authToken', 'not-a-token');
    localStorage.setItem('journeys.refreshToken', 'not-a-token');
  });
  await open(page, '/section/series');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: /The Ferry/ }).first()).toBeVisible();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, account);
  await expect(page).toHaveURL(/\/section\/series$/);
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
});

test('retries a call after 503, and again when the viewer presses the button', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/503/);
  let callCount = 0;
  await page.route('**/api/v1/view/section/series**', (route) => {
    callCount += 1;
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '0' },
      json: { code: 'overloaded', messages: [], requestId: 'a-request' },
    });
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByText('The service is busy right now.')).toBeVisible();
  expect(callCount).toBe(3);
  await page.unroute('**/api/v1/view/section/series**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /The Ferry/ }).first()).toBeVisible();
});

test('reloads the page once when the code of its build no longer exists', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404|dynamically imported/);
  await open(page, '/');
  let loadCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loadCount += 1;
  });
  let isMissing = true;
  await page.route('**/assets/section-*.js', (route) =>
    isMissing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.on('framenavigated', () => {
    if (loadCount > 0) isMissing = false;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByRole('link', { name: /The Ferry/ }).first()).toBeVisible();
  await expect.poll(() => loadCount).toBe(1);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
});

test('omits rows whose code cannot be loaded', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404|dynamically imported|could not be loaded/);
  await page.route('**/assets/next-rows-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  // The page first reloads, in case there is a newer build.
  const omittedRowWarning = page.waitForEvent('console', (message) =>
    message.text().startsWith('A part of the page'),
  );
  await page.goto('/section/lost-artwork');
  await omittedRowWarning;
  await expect(page.getByRole('region', { name: 'Seasons', exact: true })).toBeVisible();
});

test('shows an icon in place of an image that cannot be loaded', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/could not be loaded|ERR_FAILED/);
  await page.route('**/images/**', (route) => route.abort());
  await open(page, '/');
  const card = page.getByRole('link', { name: /Quiet Hours/ }).first();
  await expect(card).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
});
