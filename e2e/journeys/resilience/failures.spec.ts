import { expect, expectAccessible, open, signIn, test } from '../../support/test.ts';

test('without a network the page keeps what it has, and says so for as long as it lasts', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|could not be loaded|dynamically imported/);
  // The last code that a page fetches on its own account.
  const fetched = page.waitForResponse(/way-back.*\.js$/);
  await open(page, '/');
  await (await fetched).finished();
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

test('a session that has ended is told where somebody is, and leads back there', async ({
  page,
  complaints,
}) => {
  complaints.allow(/401/);
  await open(page, '/login');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('journeys.authToken', 'not-a-token');
    localStorage.setItem('journeys.refreshToken', 'not-a-token');
  });
  await open(page, '/section/series');
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await expect(page.getByRole('link', { name: /The Ferry/ }).first()).toBeVisible();
  await page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page);
  await expect(page).toHaveURL(/\/section\/series$/);
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
});

test('a busy service is asked again later, and by hand', async ({ page, complaints }) => {
  complaints.allow(/503/);
  let asked = 0;
  await page.route('**/api/v1/view/section/series**', (route) => {
    asked += 1;
    return route.fulfill({
      status: 503,
      headers: { 'retry-after': '0' },
      json: { code: 'overloaded', messages: [], requestId: 'a-request' },
    });
  });
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByText('Many people are here right now.')).toBeVisible();
  expect(asked).toBe(3);
  await page.unroute('**/api/v1/view/section/series**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /The Ferry/ }).first()).toBeVisible();
});

test('code of an older build that is there no more brings the new one, once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404|dynamically imported/);
  await open(page, '/');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  let missing = true;
  await page.route('**/assets/section-*.js', (route) =>
    missing ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  page.on('framenavigated', () => {
    if (loads > 0) missing = false;
  });
  await page.getByRole('banner').getByRole('link', { name: 'Series' }).click();
  await expect(page.getByRole('link', { name: /The Ferry/ }).first()).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await page.waitForFunction(() => performance.getEntriesByName('interactive').length > 0);
});

test('rows whose code cannot be had are left out, and the page stays', async ({ page, complaints }) => {
  complaints.allow(/404|dynamically imported|could not be loaded/);
  await page.route('**/assets/more-rows-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  // First the page begins again, with what may be a newer build.
  const leftOut = page.waitForEvent('console', (message) => message.text().startsWith('A part of the page'));
  await page.goto('/section/stage');
  await leftOut;
  await expect(page.getByRole('region', { name: 'Seasons', exact: true })).toBeVisible();
});

test('a picture that cannot be had leaves its place to another', async ({ page, complaints }) => {
  complaints.allow(/picture could not be loaded|ERR_FAILED/);
  await page.route('**/images/**', (route) => route.abort());
  await open(page, '/');
  const card = page.getByRole('link', { name: /Quiet Hours/ }).first();
  await expect(card).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
  await expect(card.locator('svg').first()).toBeVisible();
});
