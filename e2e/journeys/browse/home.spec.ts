import { expectAccessible } from '../../support/axe.ts';
import { createBrowserContext, expect, open, setLanguage, test } from '../../support/test.ts';

test('home is complete before scripts run, and hydrates without errors', async ({ browser, page, realm }) => {
  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const pageWithoutScripts = await contextWithoutScripts.newPage();
  await pageWithoutScripts.goto('/');
  await expect(pageWithoutScripts.getByRole('heading', { name: 'Films' })).toBeVisible();
  await expect(pageWithoutScripts.getByRole('link', { name: /The Crossing/ })).toBeVisible();
  await contextWithoutScripts.close();

  await open(page, '/');
  await expect(page).toHaveTitle('Home · Journeys');
  await expect(page.getByRole('link', { name: 'Watch now' })).toBeVisible();
  await expectAccessible(page);
});

test('home loads without layout shifts', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  await page.waitForLoadState('networkidle').catch(() => {});
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
});

test('home is mirrored in Arabic', async ({ page, realm }) => {
  await setLanguage(page.context(), 'ar', realm);
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: 'أفلام' })).toBeVisible();
  const width = page.viewportSize()?.width ?? 0;
  const firstCardBox = await page.locator('[data-card]').first().boundingBox();
  expect((firstCardBox?.x ?? 0) + (firstCardBox?.width ?? 0)).toBeGreaterThan(width / 2);
  await expectAccessible(page);
});

test('the language that a guest chooses is remembered', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('button', { name: /EN/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { name: 'Películas' })).toBeVisible();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.goto('/inicio');
  await expect(page.getByRole('heading', { name: 'Películas' })).toBeVisible();
});

test('a localised URL opens the page in its language', async ({ page }) => {
  await open(page, '/registro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crear cuenta');
});
