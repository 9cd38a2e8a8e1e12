import { titleIds } from '../../service/seed/realm-file.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, open, test } from '../../support/test.ts';

test('people are listed by letter and link to their titles', async ({ page }) => {
  await open(page, '/fighters');
  await expect(page.getByRole('list', { name: 'People' }).getByRole('link')).toHaveText([
    /Omar Sel/,
    /Rosa Duval/,
  ]);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'R', exact: true }).click();
  await expect(page.getByRole('list', { name: 'People' }).getByRole('link')).toHaveText([/Rosa Duval/]);
  await page.getByRole('link', { name: /Rosa Duval/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rosa Duval');
  await expect(page.getByText('Stayed there.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Mesa 001/ }).click();
  await expect(page).toHaveURL(/\/video\/mesa-1/);
  await page.getByRole('link', { name: 'Rosa Duval' }).click();
  await expect(page).toHaveURL(/\/fighters\/rosa-duval$/);
});

test('an external page shows text and links, and runs no script', async ({ page }) => {
  await open(page, '/externalpage/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Who we are');
  await expect(page.locator('main').locator('script, img, iframe, style, [onclick]')).toHaveCount(0);
  await expect(page.getByText('a bad way')).not.toHaveAttribute('href', /.*/);
  await expectAccessible(page);
  await expect(page).toHaveTitle(/About us/);
  await page.getByRole('link', { name: 'a way on' }).click();
  await expect(page).toHaveURL(/\/browse$/);

  await open(page, '/mobile-external?pageId=about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a page of another site is framed and cannot leave its frame', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/sandbox|Unsafe attempt|blocked/i);
  await page.route('https://shop.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Things</h1><p id="log"></p><script>try { top.location.href = "/logout" } catch { document.getElementById("log").textContent = "kept in" }</script>',
    }),
  );
  // A client-side navigation, without a new document.
  await open(page, '/externalpage/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/externalpage/shop',
      textContent: 'Shop',
    });
    document.querySelector('main')?.append(link);
  });
  await page.getByRole('link', { name: 'Shop' }).click();
  const frame = page.frameLocator('iframe[title=Shop]');
  await expect(frame.getByRole('heading', { name: 'Things' })).toBeVisible();
  await expect(frame.locator('#log')).toHaveText('kept in');
  await expect(page).toHaveURL(/\/externalpage\/shop$/);
  await expect(page.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

test('a plugin receives the theme, sets its height and opens a page', async ({ page }) => {
  await open(page, '/plugin/quiz');
  const plugin = page.frameLocator('iframe[title=Quiz]');
  await expect(plugin.locator('#language')).toHaveText('en ltr #f6a93b');
  await expect.poll(() => page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBe(333);
  await expectAccessible(page);
  await plugin.getByRole('button', { name: 'Sign me out' }).click();
  await expect(page).toHaveURL(/\/plugin\/quiz$/);
  await plugin.getByRole('button', { name: 'Go to the film' }).click();
  await expect(page).toHaveURL(new RegExp(`/video/${titleIds.open}`));
});

test('a malicious plugin reaches nothing outside its sandbox', async ({ page, consoleErrors, context }) => {
  consoleErrors.allow(
    /sandbox|Content Security Policy|blocked|Blocked|Unsafe attempt|evil\.example|Refused|CORS/i,
  );
  await open(page, '/plugin/malicious');
  const plugin = page.frameLocator('iframe[title=Malicious]');
  await expect(plugin.locator('#done')).toHaveText('done');
  await expect(plugin.locator('#log')).toHaveText('');
  await expect(page).toHaveURL(/\/plugin\/malicious$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Malicious');
  expect(context.pages()).toHaveLength(1);
  expect(await page.locator('iframe').evaluate((frame) => frame.clientHeight)).toBeLessThanOrEqual(4000);
  expect(await page.evaluate(() => [localStorage.getItem('a'), sessionStorage.getItem('a')])).toEqual([
    null,
    null,
  ]);

  // Opened directly, it has no more rights than in its frame.
  await page.goto('/plugin-frames/malicious');
  await expect(page.locator('#done')).toHaveText('done');
  expect(await page.locator('#log').textContent()).not.toMatch(/cookie|storage|session|fetch|absolute/);
});
