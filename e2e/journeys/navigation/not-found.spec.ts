import { realmFile } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, test, waitForEventStream } from '../../support/test.ts';

test('returns 404 for an unknown URL, with a link home', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404/);
  const response = await page.goto('/nothing/is/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('returns 400 or 404 for an unknown title, grid, person, external page and plugin', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/40[04]/);
  const response = await page.goto('/video/nobody-knows-it');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  for (const path of ['/grid?id=nothing', '/fighters/nobody', '/externalpage/nothing', '/plugin/nothing']) {
    const response = await page.goto(path);
    expect([400, 404], path).toContain(response?.status());
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Page not found');
  }
});

test('shows that this realm does not offer a page', async ({ page }) => {
  for (const path of ['/purchase', '/redeem', '/gift/redeem/1234/login']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Not available here');
    await expect(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  }
  await expectAccessible(page);
});

test.describe('in a realm that changes', () => {
  test.use({ isolatedRealmParts: [] });

  test('an open page applies a new theme and new labels without a reload', async ({ page, realm }) => {
    const eventStream = waitForEventStream(page);
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await eventStream;
    await realm.apply({
      theme: { ...realmFile.theme, callToAction: '#30c060' },
      labels: { en: { signIn: 'Come in' } },
    });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Come in' })).toBeVisible();
    const readCtaColor = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-cta').trim());
    await expect.poll(readCtaColor).toBe('#30c060');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });
});
