import { expect, signInDirectly, test, waitUntilInteractive } from '../../support/test.ts';

test('returns 404 for previews to guests and to accounts without the role ADMIN', async ({
  page,
  consoleErrors,
  account,
  realm,
}) => {
  consoleErrors.allow(/404/);
  const response = await page.goto('/_admin/preview');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await signInDirectly(page, account, realm);
  expect((await page.goto('/_admin/section-preview'))?.status()).toBe(404);
});

test('an administrator previews a theme and a page that nobody else sees', async ({
  page,
  browser,
  realm,
}) => {
  await signInDirectly(page, await realm.createAccount({ role: 'ADMIN' }), realm);
  await page.goto('/_admin/composed-page-preview');
  await waitUntilInteractive(page);
  const previewFrame = page.frameLocator('iframe');
  await expect(previewFrame.getByRole('banner')).toBeVisible();
  await expect(previewFrame.getByRole('heading', { name: 'Films', level: 2 })).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Beacon');
  await expect(previewFrame.getByRole('contentinfo')).toContainText('Beacon');
  await page.getByLabel('Call to action').fill('#00ff00');
  await expect
    .poll(() => previewFrame.locator('html').evaluate((root) => root.style.getPropertyValue('--color-cta')))
    .toBe('#00ff00');
  expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--color-cta'))).toBe('');

  await page.getByLabel('Headings', { exact: true }).selectOption('Inter Variable');
  await expect
    .poll(() =>
      previewFrame
        .getByRole('heading', { name: 'Films' })
        .evaluate((element) => getComputedStyle(element).fontFamily),
    )
    .toMatch(/^"?Inter Variable/);

  // Cards react to mouse and keyboard as on a page.
  const row = previewFrame.getByRole('region', { name: 'Films' });
  await row.locator('[data-index="0"] a').first().hover();
  await expect(row.locator('[data-preview-card]')).toBeVisible();
  await page.mouse.move(0, 0);
  await row.locator('[data-index="0"] [data-focus-item]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(row.locator('[data-index="1"] [data-focus-item]')).toBeFocused();

  // The selected width is the width of the frame, so the page in it uses the layout of a phone.
  await page.getByLabel('Width').selectOption('390');
  await expect(previewFrame.getByRole('button', { name: 'Menu' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('ar');
  await expect(previewFrame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(previewFrame.getByRole('heading', { name: 'أفلام', level: 2 })).toBeVisible();

  await page.getByRole('button', { name: 'Page', exact: true }).click();
  const editor = page.getByRole('textbox', { name: 'Page' });
  await editor.fill((await editor.inputValue()).replace('"أفلام"', '"تجربة"'));
  await expect(previewFrame.getByRole('heading', { name: 'تجربة', level: 2 })).toBeVisible();
  await editor.fill((await editor.inputValue()).replace('"rowCount": 1', '"rowCount": 7'));
  await expect(page.getByRole('status').filter({ hasText: 'rows[0].rowCount' })).toBeVisible();
  await editor.fill('{');
  await expect(page.getByText('This is not valid JSON.')).toBeVisible();

  // The draft is stored in the browser and survives a reload.
  await page.reload();
  await waitUntilInteractive(page);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Beacon');
  const guestPage = await browser.newPage();
  await guestPage.goto(`${realm.url}/home`);
  await expect(guestPage).toHaveTitle(/Journeys/);
  await guestPage.close();
});

test('the previewed top bar hides on scrolling down and opens its panels, and its links do not navigate', async ({
  page,
  context,
  realm,
}) => {
  await signInDirectly(page, await realm.createAccount({ role: 'ADMIN' }), realm);
  await page.goto('/_admin/navbar-preview');
  await waitUntilInteractive(page);
  const previewFrame = page.frameLocator('iframe');
  const topBar = previewFrame.getByRole('banner');
  await expect(topBar).toBeVisible();

  // The top bar hides while its page scrolls down, and shows on the way up.
  const scrollFrameTo = (top: number) =>
    previewFrame.locator('html').evaluate((root, to) => root.ownerDocument.defaultView?.scrollTo(0, to), top);
  await expect(async () => {
    await scrollFrameTo(0);
    await scrollFrameTo(400);
    await expect(topBar).not.toBeInViewport({ timeout: 2000 });
  }).toPass();
  await scrollFrameTo(0);
  await expect(topBar).toBeInViewport();
  await topBar.getByRole('link', { name: 'Home' }).click();

  // The panels open in the frame; their language switch and forms do not change the surrounding page.
  await page.getByLabel('Width').selectOption('390');
  await previewFrame.getByRole('button', { name: 'Menu' }).click();
  const menu = previewFrame.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'العربية' }).click();
  await menu.getByRole('searchbox').fill('fog');
  await menu.getByRole('searchbox').press('Enter');
  await menu.getByRole('button', { name: 'Close' }).click();
  await expect(menu).toBeHidden();
  await previewFrame.getByRole('link', { name: 'Sign in' }).first().click();
  const panel = previewFrame.getByRole('dialog', { name: 'Sign in' });
  await expect(panel).toBeVisible();
  await panel.press('Escape');
  await expect(panel).not.toBeInViewport();
  await expect(page).toHaveURL(/navbar-preview$/);
  expect((await context.cookies()).filter(({ name }) => name === 'matinee_language')).toEqual([]);
});

test('an administrator edits and previews the offer that subscribers see before they cancel', async ({
  page,
  realm,
}) => {
  await signInDirectly(page, await realm.createAccount({ role: 'ADMIN' }), realm);
  await page.goto('/_admin/cancellation-promo-preview');
  await waitUntilInteractive(page);
  await page.getByLabel('Title', { exact: true }).fill('Please stay');
  await page.getByLabel('Months').fill('2');
  await page.getByLabel('Call to action').fill('#00ff00');
  const previewFrame = page.frameLocator('iframe');
  await expect(previewFrame.getByRole('heading', { name: 'Please stay' })).toBeVisible();
  await expect(previewFrame.getByText('50% off for 2 months')).toBeVisible();
  await expect(previewFrame.getByText('50% off for 2 months')).toHaveCSS(
    'background-color',
    'rgb(0, 255, 0)',
  );
  await previewFrame.getByRole('button', { name: 'Keep my subscription' }).click();
  await expect(page.getByText('POST cancellation-promo/{id}/redeem')).toBeVisible();
});
