import { listIds } from '../../service/seed/realm-file.ts';
import { createBrowserContext, expect, open, test, waitUntilInteractive } from '../../support/test.ts';

test('switching the language opens the same page under its localised URL, and is remembered', async ({
  page,
}) => {
  await open(page, `/series/${listIds.series}?seen=1`);
  await page.getByRole('button', { name: /EN/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL(new RegExp(`/serie/${listIds.series}\\?seen=1$`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('El ferri');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('journeys.selectedLanguage'))).toBe('es');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('arrow keys follow the mirrored layout in Arabic', async ({ page }) => {
  await open(page, '/home');
  await page.getByRole('button', { name: /EN/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await waitUntilInteractive(page);
  const topBar = page.getByRole('banner');
  await topBar.getByRole('link', { name: 'Journeys' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(topBar.getByRole('link', { name: 'الرئيسية' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(topBar.getByRole('link', { name: 'مسلسلات' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(topBar.getByRole('link', { name: 'الرئيسية' })).toBeFocused();
});

test('links in the footer switch the language without scripts', async ({ browser, realm }) => {
  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const page = await contextWithoutScripts.newPage();
  const expectLanguage = (language: string) => expect(page.locator('html')).toHaveAttribute('lang', language);
  const chooseLanguage = (name: string) => page.getByRole('contentinfo').getByRole('link', { name }).click();
  await page.goto('/');
  await expectLanguage('en');
  await chooseLanguage('Español');
  await expectLanguage('es');
  await page.goto('/');
  await expectLanguage('es');
  await chooseLanguage('English');
  await expectLanguage('en');
  await contextWithoutScripts.close();
});
