import type { Page } from '@playwright/test';
import { mesaCount } from '../../service/seed/grids.ts';
import { expectAccessible } from '../../support/axe.ts';
import {
  createBrowserContext,
  expect,
  open,
  setLanguage,
  test,
  waitForScrollEnd,
  waitUntilInteractive,
} from '../../support/test.ts';

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
const getCard = (page: Page, title: string) => page.locator('main').getByRole('link', { name: title });
const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('[data-grid] *').length);

/** Scrolls with the wheel until the card is in the document. */
async function scrollToCard(page: Page, title: string): Promise<void> {
  await expect(async () => {
    if ((await getCard(page, title).count()) === 0) {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(60);
    }
    expect(await getCard(page, title).count()).toBe(1);
  }).toPass({ timeout: 30_000 });
  await getCard(page, title).evaluate((link) =>
    link.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  await waitForScrollEnd(page);
}

const measureCardPosition = (page: Page, title: string) =>
  getCard(page, title).evaluate((link) => [
    Math.round(window.scrollY),
    Math.round(link.getBoundingClientRect().top),
  ]);

const expectCardPosition = (page: Page, title: string, position: number[]) =>
  expect
    .poll(async () => {
      const currentPosition = await measureCardPosition(page, title).catch(() => null);
      return currentPosition?.every((value, index) => Math.abs(value - (position[index] ?? 0)) <= 2);
    })
    .toBe(true);

test('a grid loads more titles while it scrolls, renders only visible cards, and restores its position on back and reload', async ({
  page,
}) => {
  await open(page, '/grid?id=mesas');
  await expect(getHeading(page)).toHaveText('Mesas');
  const initialCount = await countNodes(page);
  await expectAccessible(page);

  await scrollToCard(page, 'Mesa 130');
  await expect.poll(() => countNodes(page)).toBeLessThan(initialCount * 3);
  const position = await measureCardPosition(page, 'Mesa 130');
  await getCard(page, 'Mesa 130').click();
  await expect(page).toHaveURL(/\/video\/mesa-130/);

  await page.goBack();
  await expect(getHeading(page)).toHaveText('Mesas');
  await expectCardPosition(page, 'Mesa 130', position);
  await expect(getCard(page, 'Mesa 130')).toBeFocused();

  await page.goForward();
  await expect(page).toHaveURL(/\/video\/mesa-130/);
  await page.reload();
  await waitUntilInteractive(page);
  await page.goBack();
  await expectCardPosition(page, 'Mesa 130', position);
  await expect(getCard(page, 'Mesa 130')).toBeFocused();

  await page.reload();
  await waitUntilInteractive(page);
  await expectCardPosition(page, 'Mesa 130', position);

  // A new visit starts at the top.
  await page.goto('/grid?id=mesas');
  await waitUntilInteractive(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('home restores its scroll position and those of its rows', async ({ page, consoleErrors }) => {
  // The title has no film.
  consoleErrors.allow(/409/);
  await page.setViewportSize({ width: 700, height: 500 });
  await open(page, '/');
  const row = page.getByRole('region', { name: 'Films' }).getByRole('list');
  await row.evaluate((list) => list.scrollTo({ left: 10_000, behavior: 'instant' }));
  await row.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await waitForScrollEnd(page);
  const measurePageAndRowScroll = () =>
    row.evaluate((list) => [Math.round(window.scrollY), Math.round(list.scrollLeft)]);
  const initialPosition = await measurePageAndRowScroll();
  expect(initialPosition[1]).toBeGreaterThan(100);
  await row.getByRole('link', { name: /Tomorrow/ }).click();
  await expect(page).toHaveURL(/\/video\//);
  await page.goBack();
  await expect.poll(measurePageAndRowScroll).toEqual(initialPosition);
  await page.reload();
  await waitUntilInteractive(page);
  await expect.poll(measurePageAndRowScroll).toEqual(initialPosition);
});

test('the keyboard opens a genre, moves the focus in its sorted grid and opens a title; back restores the focus', async ({
  page,
}) => {
  await open(page, '/browse');
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Desert/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/genre=desert/);
  await expect(getHeading(page)).toHaveText('Desert');
  await expect(getHeading(page)).toBeVisible();
  const sortedResponse = page.waitForResponse(/content-grid.*sort=title/);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A to Z');
  await expect(page).toHaveURL(/sort=title/);
  await sortedResponse;
  // The response replaces the cards.
  await expect(async () => {
    await getCard(page, 'Mesa 001').focus();
    await page.keyboard.press('ArrowRight');
    await expect(getCard(page, 'Mesa 002')).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(getCard(page, 'Mesa 005')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(getCard(page, 'Mesa 002')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/video\/mesa-2/);
  await page.goBack();
  await expect(getCard(page, 'Mesa 002')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/genre=desert$/);
});

test('a grid runs from right to left in Arabic', async ({ page, context, realm }) => {
  await setLanguage(context, 'ar', realm);
  await open(page, '/browse?genre=desert&sort=title');
  await expect(getHeading(page)).toHaveText('صحراء');
  const [firstBox, secondBox] = await Promise.all(
    ['Mesa 001', 'Mesa 002'].map((title) => getCard(page, title).boundingBox()),
  );
  expect(firstBox?.x ?? 0).toBeGreaterThan(secondBox?.x ?? 0);
  await getCard(page, 'Mesa 001').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(getCard(page, 'Mesa 002')).toBeFocused();
  await expectAccessible(page);
});

test('filters, links to the next page and links to titles work without scripts', async ({
  browser,
  baseURL,
  realm,
}) => {
  const contextWithoutScripts = await createBrowserContext(browser, realm, { javaScriptEnabled: false });
  const page = await contextWithoutScripts.newPage();
  await page.goto('/browse');
  await page.getByRole('combobox', { name: 'Genre' }).selectOption('Desert');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A to Z');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/genre=desert.*sort=title/);
  await expect(getCard(page, 'Mesa 025')).toBeVisible();
  await page.locator('a[rel=next]').click();
  await expect(getCard(page, 'Mesa 026')).toBeVisible();
  await expect(getCard(page, 'Mesa 025')).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the start' }).click();
  await expect(getCard(page, 'Mesa 001')).toBeVisible();

  await page.goto('/grid?id=mesas');
  let cardCount = 0;
  for (;;) {
    cardCount += await page.locator('[data-grid] [data-card]').count();
    const nextPageLink = page.locator('a[rel=next]');
    if ((await nextPageLink.count()) === 0) break;
    const href = await nextPageLink.getAttribute('href');
    await nextPageLink.click();
    await page.waitForURL((url) => url.href === new URL(href ?? '', baseURL).href);
  }
  expect(cardCount).toBe(mesaCount);

  await page.goto('/releases');
  await expect(getHeading(page)).toHaveText('New releases');
  await page.locator('a[rel=next]').click();
  await expect(page).toHaveURL(/\/releases\?lastSeen=/);
  await page.locator('[data-card]').first().click();
  await expect(page).toHaveURL(/\/video\//);
  await contextWithoutScripts.close();
});

test('a grid page that fails to load shows an error and can be retried', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/content-grid|503|Failed to load/);
  await page.route('**/content-grid**', (route) => route.abort());
  await open(page, '/grid?id=mesas');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(getCard(page, 'Mesa 025')).toHaveCount(1);
  await page.unroute('**/content-grid**');
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(getCard(page, 'Mesa 026')).toHaveCount(1);
});
