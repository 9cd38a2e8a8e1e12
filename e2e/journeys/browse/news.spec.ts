import { expectAccessible } from '../../support/axe.ts';
import { expect, open, test } from '../../support/test.ts';

test('the news page shows one feed or all, and a news item opens by keyboard and runs no scripts', async ({
  page,
}) => {
  await open(page, '/news');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  const list = page.getByRole('list', { name: 'News' });
  await expect(list.getByRole('link').nth(0)).toContainText('Opening night');
  await expect(list.getByRole('link').nth(1)).toContainText('Rain stops play');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'The field', exact: true }).click();
  await expect(page).toHaveURL(/\/news\?feed=field$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The field');
  await expect(page.getByRole('link', { name: /Opening night/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');

  await page.getByRole('link', { name: /Opening night/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/news\/desk\/opening$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening night');
  await expect(page).toHaveTitle(/Opening night/);
  await expect(page.locator('article').locator('script, img, iframe, style, [onclick]')).toHaveCount(0);
  await expect(page.getByText('a bad way')).not.toHaveAttribute('href', /.*/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Note 1', exact: false }).first().click();
  await expect(page).toHaveURL(/\/news\/desk\/note-\d+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'a way on' }).click();
  await expect(page).toHaveURL(/\/browse$/);
});

test('a long feed loads to its end by scrolling, and its HTML links to the next page', async ({ page }) => {
  await open(page, '/news?feed=desk');
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    await expect(page.getByRole('link', { name: /Note 26/ })).toBeVisible({ timeout: 500 });
  }).toPass();
  const html = await (await page.request.get('/news?feed=desk')).text();
  expect(html).toMatch(/lastSeen=/);
});

test('a news item has meta tags, structured data and a sitemap entry, and returns 404 in another feed', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const html = await (await page.request.get('/news/desk/opening')).text();
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain('"@type":"NewsArticle"');
  expect(html).toContain('hreflang="ar"');
  const sitemap = await (await page.request.get('/sitemap-1.xml')).text();
  expect(sitemap).toMatch(/\/news\/desk\/opening</);
  await open(page, '/news/field/opening');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Opening night');
  expect((await page.request.get('/news/field/opening')).status()).toBe(404);
  expect((await page.request.get('/news?feed=nothing')).status()).toBe(404);
});

test('news pages run from right to left in Arabic, and arrow keys move between the items', async ({
  page,
}) => {
  await open(page, '/أخبار');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const getCard = (name: string) => page.getByRole('main').getByRole('link', { name });
  await page.keyboard.press('ArrowDown');
  for (let presses = 0; presses < 6; presses += 1) {
    if (await page.locator('main [data-card]:focus').count()) break;
    await page.keyboard.press('ArrowDown');
  }
  await expect(page.locator('main [data-card]:focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  await expect(getCard('Opening night (ar)')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(getCard('Rain stops play (ar)')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Opening night (ar)');
  await expectAccessible(page);
});
